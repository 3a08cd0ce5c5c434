import { Handover, HandoverDraft, HandoverSignature, Inventory, NewInventory } from '#domain/handovers/handover.ts';
import { withExample } from '../platform/examples.ts';

const items = [
  { name: 'Fenders', quantity: 8 },
  { name: 'Dinghy', quantity: 1 },
];
withExample(NewInventory, { items });
withExample(Inventory, { yachtId: 7, yachtName: 'Aurelia', companyName: null, items, updatedAt: '2027-04-01T09:00:00.000Z' });
withExample(HandoverDraft, {
  yachtId: 7,
  items: [{ name: 'Fenders', quantity: 8, state: 'missing', counted: 7, note: 'One lost at sea' }],
  engines: [{ meterId: 4, name: 'Port engine', hours: 1240.5 }],
  fuel: 90,
  water: 100,
  notes: null,
});
withExample(HandoverSignature, { kind: 'check_in', yachtId: 7, name: 'Ida Lind', method: 'typed', agreed: true });
withExample(Handover, {
  charterId: 7,
  kind: 'check_in' as const,
  yachtId: 7,
  items: [
    {
      name: 'Fenders',
      quantity: 8,
      state: 'ok' as const,
      counted: 8,
      note: null,
      photos: [],
      id: 12,
      before: null,
      defectId: null,
      deducted: null,
    },
  ],
  engines: [{ meterId: 4, name: 'Port engine', hours: 1240.5, before: 1238 }],
  fuel: 90,
  water: 100,
  notes: null,
  signed: { name: 'Ida Lind', method: 'typed' as const, at: '2027-07-03T15:10:00.000Z', sha256: 'a'.repeat(64) },
  updatedAt: '2027-07-03T15:10:00.000Z',
});
