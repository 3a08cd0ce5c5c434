export const fleetViews = ['cards', 'table'] as const;
export type FleetView = (typeof fleetViews)[number];

const key = 'fleet-view';

/** How somebody looked at the fleet last in this browser: as cards unless they chose the table. */
export function lastFleetView(): FleetView {
  return localStorage.getItem(key) === 'table' ? 'table' : 'cards';
}

export function rememberFleetView(view: FleetView): void {
  localStorage.setItem(key, view);
}
