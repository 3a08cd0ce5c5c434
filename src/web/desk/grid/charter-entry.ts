import type { YachtAvailability } from '#domain/desk/availability.ts';
import type { NewCharter } from '#domain/desk/charter.ts';
import type { SelectOption } from '../../ui/search-select.tsx';
import type { Allowed } from '../charter-words.ts';
import { isNew } from './guest-select.tsx';

/** A free stretch of a yacht for a new charter. */
export type Wish = {
  yacht: Pick<YachtAvailability, 'yachtId' | 'yachtName' | 'companyId' | 'companyName' | 'currency' | 'maxGuests'>;
  startDate: string;
  endDate: string;
  /** The key that opened it, if any. */ key?: string | undefined;
};

/** The states in which a stretch can be added to the desk. */
export const acts = {
  quote: { label: 'Quote', key: 'q' },
  booked: { label: 'Book', key: 'b' },
  option: { label: 'Option', key: 'o' },
} as const;
export type Act = keyof typeof acts;

/**
 * The acts in the order of their buttons. The last one is the one whose key opened the stretch, or an option, with which most charters
 * begin.
 */
export function actsFor(key: string | undefined): Act[] {
  const all = Object.keys(acts) as Act[];
  const main = all.find((act) => acts[act].key === key) ?? 'option';
  return [...all.filter((act) => act !== main), main];
}

/** Which yacht, from when to when. */
type Dates = { yachtId: number; startDate: string; endDate: string };

/** The customer as the server expects it: an id, or the names of a new one. */
export function customerIn(chosen: SelectOption | null): Partial<NewCharter> {
  if (!chosen) return {};
  if (chosen.id !== isNew) return { customerId: chosen.id };
  const words = chosen.label.split(/\s+/);
  return { contactFirstName: words.slice(0, -1).join(' ') || undefined, contactLastName: words.at(-1) };
}

/** The request that adds a charter. */
export function charterOf(
  state: Act,
  {
    dates,
    chosen,
    adults,
    extraIds,
    allowed,
  }: { dates: Dates; chosen: SelectOption | null; adults: number; extraIds: number[]; allowed: Allowed },
): NewCharter {
  return { type: 'charter', state, ...dates, adults, extraIds, ...customerIn(chosen), ...allowed };
}
