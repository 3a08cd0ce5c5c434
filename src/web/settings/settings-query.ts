import { countIn, oneOfIn, type RawSearch } from '../platform/search-params.ts';

/**
 * The search parameters of the settings: whose they are, where it isn't one's own company, and which side of the calendar feeds is open.
 */
export type SettingsSearch = { company?: number; calendars?: 'out' | 'in' };

export function settingsSearch(raw: RawSearch): SettingsSearch {
  return { company: countIn(raw.company), calendars: oneOfIn(['out', 'in'] as const, raw.calendars) };
}
