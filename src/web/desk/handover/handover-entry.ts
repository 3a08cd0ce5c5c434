import { hoursTyped } from '#domain/equipment/hours.ts';
import type { Handover, HandoverDraft } from '#domain/handovers/handover.ts';

/** What somebody writes of a handover, as typed. */
export type HandoverEntry = {
  items: {
    name: string;
    quantity: number;
    state: Handover['items'][number]['state'];
    note: string;
    photos: string[];
    before: Handover['items'][number]['before'];
  }[];
  engines: { meterId: number | null; name: string; hours: string; before: number | null }[];
  fuel: string;
  water: string;
  notes: string;
};

export function entryOf({ items, engines, fuel, water, notes }: Handover): HandoverEntry {
  return {
    items: items.map(({ name, quantity, state, note, photos, before }) => ({
      name,
      quantity,
      state,
      note: note ?? '',
      photos: [...photos],
      before,
    })),
    engines: engines.map(({ hours, ...engine }) => ({ ...engine, hours: hours === null ? '' : String(hours) })),
    fuel: fuel === null ? '' : String(fuel),
    water: water === null ? '' : String(water),
    notes: notes ?? '',
  };
}

/** What is wrong with what was typed, by the place it was typed at. */
export function faultsOf({ engines, fuel, water }: HandoverEntry): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const [place, { hours }] of engines.entries())
    if (hours.trim() && hoursTyped(hours) === null) faults[`engines.${place}.hours`] = 'Please enter hours such as 1,240.5';
  for (const [name, typed] of Object.entries({ fuel, water }))
    if (typed.trim() && !/^(100|\d{1,2})\s*%?$/.test(typed.trim())) faults[name] = 'Please enter a percentage from 0 to 100';
  return faults;
}

/** What is sent of it. */
export function draftOf({ items, engines, fuel, water, notes }: HandoverEntry): HandoverDraft {
  return {
    items: items.map(({ name, quantity, state, note, photos }) => ({ name, quantity, state, note, photos })),
    engines: engines.map(({ meterId, name, hours }) => ({ meterId, name, hours: hours.trim() ? hoursTyped(hours) : null })),
    fuel: percentOf(fuel),
    water: percentOf(water),
    notes,
  };
}

function percentOf(typed: string): number | null {
  return typed.trim() ? Number.parseInt(typed, 10) : null;
}
