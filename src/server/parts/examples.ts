import {
  NewPart,
  NewPartMovement,
  NewPartStock,
  Part,
  PartChanges,
  PartMoved,
  PartMovement,
  PartReorder,
  PartStock,
  PartStockChanges,
} from '#domain/parts/part.ts';
import { withExample } from '../platform/examples.ts';

const timestamps = { createdAt: '2026-11-21T09:00:00.000Z', updatedAt: '2026-11-21T09:00:00.000Z' };
const ours = { companyId: 1, companyName: 'Azure Charters' };
const impeller = { name: 'Impeller', partNumber: '128990-42570', maker: 'Yanmar', unit: null, supplier: 'Antibes Marine Diesel' };
const place = { yachtId: 12, yachtName: 'Aurelia', store: null, quantity: 1, minimum: 2, planned: 1, missing: 2 };
const cost = { unitCost: '42.50', currency: 'EUR' };
const stock = { id: 61, partId: 21, partName: 'Impeller', ...place, ...cost, ...ours, ...timestamps };

withExample(NewPart, impeller);
withExample(PartChanges, { supplier: 'Nautic Service' });
withExample(Part, { id: 21, ...impeller, quantity: 1, services: 2, stocks: [{ id: 61, ...place, ...cost }], ...ours, ...timestamps });
withExample(NewPartStock, { yachtId: 12, minimum: 2, quantity: 1 });
withExample(PartStockChanges, { quantity: 2 });
withExample(PartStock, stock);
withExample(NewPartMovement, {
  kind: 'received',
  quantity: 2,
  unitCost: '42.50',
  currency: 'EUR',
  expense: true,
  vendor: 'Antibes Marine Diesel',
});
withExample(PartMovement, {
  id: 301,
  stockId: 61,
  at: '2026-11-21T09:00:00.000Z',
  kind: 'used',
  delta: -1,
  ...cost,
  maintenanceId: 5,
  maintenanceTitle: 'Port engine, 250 h service',
  expenseId: null,
  byName: 'Maya Azoulay',
});
withExample(PartMoved, { stock, expenseId: 77 });
withExample(PartReorder, {
  partId: 21,
  name: 'Impeller',
  partNumber: '128990-42570',
  unit: null,
  supplier: 'Antibes Marine Diesel',
  stockId: 61,
  ...place,
  ...ours,
});
