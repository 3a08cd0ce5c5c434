import { CharterPriceRequest, CharterPrice } from '#domain/desk/charter-price.ts';
import { paymentPlan } from '#domain/desk/payment-plan.ts';
import { charterPrice } from '#domain/desk/price.ts';
import { dayIn } from '#domain/shared/calendar-days.ts';
import { decimalOf } from '#domain/shared/money.ts';
import { wrongField } from '../platform/errors.ts';
import { hold } from '../platform/held.ts';
import type { App, Parts } from '../platform/parts.ts';
import { isRow } from '../platform/rows.ts';
import { priceListsOf } from './price-lists.ts';
import { readAgency, yachtTermsById } from './store.ts';

/** Calculates the price of a charter. */
export function priceRoutes(app: App, { db }: Parts): void {
  app.post(
    '/api/charters/price',
    {
      config: { may: 'desk:read' },
      schema: {
        tags: ['Charter desk'],
        operationId: 'priceCharter',
        summary: 'Price a charter',
        description:
          'Calculates what a charter costs from the yacht’s seasons, the company’s discounts, the extras and the tax, and what would be paid when if it were booked today. Nothing is stored. Where a night has no price, `unpriced` is true and there is no line for the yacht.',
        body: CharterPriceRequest,
        response: { 200: CharterPrice },
      },
    },
    async (request) => {
      const { yachtId, agencyId, commissionPercent, discounts, type = 'charter', adults = 2, children = 0, ...hireRequest } = request.body;
      if (hireRequest.endDate <= hireRequest.startDate) throw wrongField('endDate', 'The end has to be after the start');
      return db.transaction(request.scope, async (t) => {
        const { companyId } = await hold(t, request.scope, 'yachts', yachtId, yachtTermsById);
        if (agencyId && !(await isRow(t, 'agencies', { companyId, id: agencyId })))
          throw wrongField('agencyId', "This agency isn't among your company's.");
        const agency = agencyId ? await readAgency(t, request.scope, agencyId) : null;
        const { plan, deposit, ...lists } = await priceListsOf(t, request.scope, { companyId, yachtId });
        const terms = { ...lists, commissionPercent: commissionPercent ?? agency?.commissionPercent ?? null };
        const today = dayIn(lists.timeZone, new Date().toISOString());
        const hire = {
          ...hireRequest,
          type,
          adults,
          children,
          yachtId,
          today,
          given: discounts ?? [],
          extraIds: hireRequest.extraIds ?? [],
        };
        const price = charterPrice(hire, terms);
        return answered(
          price,
          lists,
          paymentPlan({ ...price, type, startDate: hireRequest.startDate, bookedOn: today, deposit }, { ...lists, plan }),
        );
      });
    },
  );
}

type Priced = ReturnType<typeof charterPrice>;

function answered(
  { lines, totals, unpriced, ...price }: Priced,
  { currency, prices, taxRate }: Pick<CharterPrice, 'currency' | 'prices' | 'taxRate'>,
  plan: ReturnType<typeof paymentPlan>,
): CharterPrice {
  return {
    currency,
    prices,
    taxRate,
    lines: lines.map((line, at) => ({ ...line, total: decimalOf(totals[at] ?? 0) })),
    fee: decimalOf(price.fee),
    subtotal: decimalOf(price.subtotal),
    taxAmount: decimalOf(price.taxAmount),
    total: decimalOf(price.total),
    atBase: decimalOf(price.atBase),
    commission: decimalOf(price.commission),
    unpriced,
    plan: plan.map(({ kind, label, amount, dueDate }) => ({ kind, label, amount: decimalOf(amount), dueDate })),
  };
}
