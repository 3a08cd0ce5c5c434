export const fleetViews = ['cards', 'table'] as const;
export type FleetView = (typeof fleetViews)[number];

const key = 'fleet-view';

/** The view of the fleet last used in this browser: cards by default. */
export function lastFleetView(): FleetView {
  return localStorage.getItem(key) === 'table' ? 'table' : 'cards';
}

export function rememberFleetView(view: FleetView): void {
  localStorage.setItem(key, view);
}
