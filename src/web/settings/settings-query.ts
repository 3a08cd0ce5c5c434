import { countIn, oneOfIn, type RawSearch } from '../platform/search-params.ts';

/** The search parameters of the settings: the company, if it isn't the user's own, and the open tab of the calendar feeds. */
export type SettingsSearch = { company?: number; calendars?: 'out' | 'in' };

export function settingsSearch(raw: RawSearch): SettingsSearch {
  return { company: countIn(raw.company), calendars: oneOfIn(['out', 'in'] as const, raw.calendars) };
}
