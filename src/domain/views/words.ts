/** The lists whose filters can be kept under a name. */
export const viewLists = ['charters', 'day-trips', 'maintenance', 'customers', 'expenses', 'income', 'invoices'] as const;
export type ViewList = (typeof viewLists)[number];
