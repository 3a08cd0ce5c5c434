import { hoursTyped } from '#domain/equipment/hours.ts';
import type { Handover, HandoverDraft } from '#domain/handovers/handover.ts';

/** The entries of a handover, as typed. */
export type HandoverEntry = {
  items: {
    name: string;
    quantity: number;
    state: Handover['items'][number]['state'];
    /** How many are missing: all by default. */
    missing: string;
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
    items: items.map(({ name, quantity, state, counted, note, photos, before }) => ({
      name,
      quantity,
      state: state === 'ok' && counted < quantity ? 'missing' : state,
      missing: counted > 0 && counted < quantity ? String(quantity - counted) : '',
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

/** The stored values, with what was typed since `saved` on top. */
export function followed(now: HandoverEntry, { entry, saved }: { entry: HandoverEntry; saved: HandoverEntry }): HandoverEntry {
  const fields = Object.keys(now) as (keyof HandoverEntry)[];
  const typed = fields.filter((field) => entry[field] !== saved[field] && JSON.stringify(entry[field]) !== JSON.stringify(now[field]));
  return typed.length === 0 ? now : { ...now, ...Object.fromEntries(typed.map((field) => [field, entry[field]])) };
}

/** The errors of what was typed, by the field. */
export function faultsOf({ items, engines, fuel, water }: HandoverEntry): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const [place, item] of items.entries())
    if (item.state === 'missing' && missingOf(item) === null)
      faults[`items.${place}.counted`] = `Please enter a number from 1 to ${item.quantity}`;
  for (const [place, { hours }] of engines.entries())
    if (hours.trim() && hoursTyped(hours) === null) faults[`engines.${place}.hours`] = 'Please enter hours such as 1,240.5';
  for (const [name, typed] of Object.entries({ fuel, water }))
    if (typed.trim() && !/^(100|\d{1,2})\s*%?$/.test(typed.trim())) faults[name] = 'Please enter a percentage from 0 to 100';
  return faults;
}

/** The request that saves it. */
export function draftOf({ items, engines, fuel, water, notes }: HandoverEntry): HandoverDraft {
  return {
    items: items.map((item) => {
      const { name, quantity, state, photos } = item;
      return {
        name,
        quantity,
        state,
        note: item.note.trim(),
        photos,
        counted: state === 'missing' ? quantity - (missingOf(item) ?? quantity) : quantity,
      };
    }),
    engines: engines.map(({ meterId, name, hours }) => ({ meterId, name, hours: hours.trim() ? hoursTyped(hours) : null })),
    fuel: percentOf(fuel),
    water: percentOf(water),
    notes: notes.trim(),
  };
}

/** How many are missing; null if the number can't be read. */
function missingOf({ missing, quantity }: HandoverEntry['items'][number]): number | null {
  if (!missing.trim()) return quantity;
  const number = /^\d{1,3}$/.test(missing.trim()) ? Number(missing) : 0;
  return number >= 1 && number <= quantity ? number : null;
}

function percentOf(typed: string): number | null {
  return typed.trim() ? Number.parseInt(typed, 10) : null;
}
