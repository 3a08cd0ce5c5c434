/** When a yacht is handed over: to the charterers, and back. */
export const handoverKinds = ['check_in', 'check_out'] as const;
export type HandoverKind = (typeof handoverKinds)[number];

export const handoverLabels: Record<HandoverKind, string> = { check_in: 'Check-in', check_out: 'Check-out' };

export const itemStates = ['ok', 'missing', 'damaged'] as const;
type ItemState = (typeof itemStates)[number];

export const itemStateLabels: Record<ItemState, string> = { ok: 'As listed', missing: 'Missing', damaged: 'Damaged' };
