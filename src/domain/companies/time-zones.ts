import { folded } from '../shared/words.ts';
import { isTimeZone } from '../shared/zoned-time.ts';

// Names without an area, such as PST or AET, are fixed offsets to PostgreSQL or unknown to it, as are some within a country: US/Pacific-New.
const areaAndPlace = /^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)\//;

/** Whether a company can have this time zone: one that browsers, Node and PostgreSQL read alike. */
export function isCompanyZone(name: string): boolean {
  return name === 'UTC' || (areaAndPlace.test(name) && isTimeZone(name));
}

/** The zones that a company can choose, of those that a browser lists. Not every browser lists UTC. */
export function companyZones(listed: readonly string[]): string[] {
  return ['UTC', ...listed.filter((zone) => areaAndPlace.test(zone))];
}

/** The zones that contain these words, best first: those whose city begins with them, shorter names before longer ones. */
export function zonesLike(typed: string, zones: readonly string[]): string[] {
  const words = folded(typed);
  if (words === '') return [...zones];
  return zones
    .map((zone) => ({ zone, rank: rankOf(zone, words) }))
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
