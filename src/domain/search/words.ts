/** The kinds of record that a search finds. */
export const foundKinds = [
  'yacht',
  'crew',
  'customer',
  'schedule',
  'departure',
  'charter',
  'trip',
  'invoice',
  'credit_note',
  'maintenance',
  'defect',
  'equipment',
  'part',
  'document',
] as const;
export type FoundKind = (typeof foundKinds)[number];

export const foundKindLabels: Record<FoundKind, string> = {
  yacht: 'Yachts',
  crew: 'Crew',
  customer: 'Customers',
  schedule: 'Schedule',
  departure: 'Departures',
  charter: 'Charters',
  trip: 'Trips',
  invoice: 'Invoices',
  credit_note: 'Credit notes',
  maintenance: 'Maintenance',
  defect: 'Defects',
  equipment: 'Equipment',
  part: 'Parts',
  document: 'Documents',
};
