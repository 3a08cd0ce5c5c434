import type { Transaction } from '../platform/database.ts';
import { chanceFrom } from './chance.ts';
import type { DemoCompany } from './demo-company.ts';
import { at, idsOf, of, type Stored } from './stored.ts';

const parts = [
  { name: 'Raw-water impeller', partNumber: '128990-42570', maker: 'Yanmar', supplier: 'Marine Diesel Supply' },
  { name: 'Oil filter', partNumber: '51.05501-7180', maker: 'MAN', supplier: 'Marine Diesel Supply' },
  { name: 'Fuel filter', partNumber: '119802-55810', maker: 'Yanmar', supplier: 'Marine Diesel Supply' },
  { name: 'Shaft anode', partNumber: null, maker: 'Tecnoseal', supplier: 'Chandlery on the quay' },
];

const unitCosts = ['42.50', '28.90', '19.40', '34.00'];

/** Stores a few spare parts, some ashore and some on board. Each is well stocked somewhere and low elsewhere. */
export async function fillParts(t: Transaction, company: DemoCompany, { companyId, yachts }: Stored, now: Date): Promise<void> {
  const chance = chanceFrom(company.seed);
  const createdAt = new Date(now.getTime() - 200 * 24 * 3_600_000).toISOString();
  const made = { createdAt, updatedAt: createdAt };
  const [keeper] = company.people;
  const byName = keeper ? `${keeper.firstName} ${keeper.lastName}` : '';
  const ids = idsOf(
    await t
      .insertInto('parts')
      .values(parts.map((part) => ({ ...part, companyId, ...made })))
      .returning('id')
      .execute(),
  );
  const places = [null, ...company.yachts.slice(0, 3).map(({ name }) => of(yachts, name))];
  const stocks = unitCosts.flatMap((unitCost, place) =>
    places.map((yachtId) => ({
      companyId,
      partId: at(ids, place),
      yachtId,
      store: yachtId === null ? 'Shore store' : null,
      quantity: chance.of(yachtId === null ? ['4', '6', '8'] : ['0', '1', '2', '2']),
      minimum: yachtId === null ? '2' : '1',
      unitCost,
      currency: company.currency,
      ...made,
    })),
  );
  const stockIds = idsOf(await t.insertInto('partStocks').values(stocks).returning('id').execute());
  const counted = stocks.flatMap(({ quantity: delta }, place) =>
    delta === '0' ? [] : [{ companyId, stockId: at(stockIds, place), at: createdAt, kind: 'counted', delta, byName }],
  );
  await t.insertInto('partMovements').values(counted).execute();
}
