import { folded } from '../shared/words.ts';
import { isTimeZone } from '../shared/zoned-time.ts';

// Names without an area, such as PST or AET, are fixed offsets to PostgreSQL or unknown to it, as are some within a country: US/Pacific-New.
const areaAndPlace = /^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)\//;

/** Whether a company can have this time zone: one that browsers, Node and PostgreSQL read alike. */
export function isCompanyZone(name: string): boolean {
  return name === 'UTC' || (areaAndPlace.test(name) && isTimeZone(name));
}

// Some browsers still list these zones by their former names.
const currentNames: Record<string, string> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};
const formerNames = Object.fromEntries(Object.entries(currentNames).map(([former, current]) => [current, former]));

/** What a zone is called today. */
export function currentName(zone: string): string {
  return currentNames[zone] ?? zone;
}

/** The zones that a company can choose, of those that a browser lists. Not every browser lists UTC. */
export function companyZones(listed: readonly string[]): string[] {
  const named = listed.filter((zone) => areaAndPlace.test(zone)).map(currentName);
  return ['UTC', ...new Set(named.toSorted())];
}

/**
 * The zones whose current or former name contains these words, best first: those whose city begins with them, shorter names before longer
 * ones.
 */
export function zonesLike(typed: string, zones: readonly string[]): string[] {
  const words = folded(typed);
  if (words === '') return [...zones];
  return zones
    .map((zone) => ({ zone, rank: rankOf(zone, words) ?? rankOf(formerNames[zone] ?? '', words) }))
    .filter(({ rank }) => rank !== null)
    .toSorted((one, other) => Number(one.rank) - Number(other.rank) || cityOf(one.zone).length - cityOf(other.zone).length)
    .map(({ zone }) => zone);
}

/** 0 if the city begins with the words, 1 if another word does, 2 if they are somewhere within, null if they don't occur. */
function rankOf(zone: string, words: string): number | null {
  const whole = folded(zone);
  if (cityOf(zone).startsWith(words)) return 0;
  if (` ${whole}`.includes(` ${words}`)) return 1;
  return whole.includes(words) ? 2 : null;
}

function cityOf(zone: string): string {
  return folded(zone.split('/').at(-1) ?? '');
}
