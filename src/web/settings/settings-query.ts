import { countIn, type RawSearch } from '../platform/search-params.ts';

/** What the address of the settings says: whose they are, where it isn't one's own company. */
export type SettingsSearch = { company?: number };

export function settingsSearch(raw: RawSearch): SettingsSearch {
  return { company: countIn(raw.company) };
}
