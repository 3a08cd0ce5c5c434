/** The lists whose filters can be saved as views. */
export const viewLists = ['charters', 'day-trips', 'maintenance', 'customers', 'expenses', 'income', 'invoices'] as const;
export type ViewList = (typeof viewLists)[number];
