// Which modules share a script. Left to itself the build makes one of whatever the same pages have in common, most of them a few hundred
// bytes, and a page asks for a hundred. Here those go together of which a page that has one is better off having the other as well.
import { resolve } from 'node:path';

type Module = { code: string | null; importedIds: string[]; dynamicallyImportedIds: string[] };
type Within = { getModuleInfo: (id: string) => Module | null };
type Group = { name: string; test: RegExp | ((id: string) => boolean) };
/** What becomes one script: by which entries it is loaded, and which scripts come with it. */
type Script = { isFree: boolean; modules: string[]; size: number; loadedBy: Set<number>; needs: Set<number> };

// In characters of source, of which a fifth is left in gzip.
const worthOfRequest = 8_000;
const largest = 60_000;

const inWeb = (path: string) => resolve('src/web', path);
const pages = ['index.html', 'landing/landing.html', 'landing/plans.html'].map(inWeb);
/** What has a budget of its own and hardly room left: nothing comes with it that it doesn't need. */
const full = new Set(
  [
    'index.html',
    'shell/guard.tsx',
    'dashboard/dashboard-routes.ts',
    'dashboard/dashboard-page.tsx',
    'yachts/yacht-routes.ts',
    'yachts/new-yacht-page.tsx',
  ].map(inWeb),
);

/** Names the script of each module that the groups leave over and several entries share. */
export function smallScripts(groups: Group[]): (id: string, within: Within) => string | null {
  let names: Map<string, string> | undefined;
  return (id, within) => {
    names ??= planned(within, groups);
    return names.get(id) ?? null;
  };
}

function planned(within: Within, groups: Group[]): Map<string, string> {
  const { modules, entries } = walked(within);
  const scripts = scriptsOf(modules, entries, nameOf(groups));
  joinAll(scripts, new Set(entries.flatMap((entry, nth) => (full.has(entry) ? [nth] : []))));
  return new Map(
    scripts.flatMap(({ isFree, modules: ids }, nth) => (isFree ? ids.map((id): [string, string] => [id, `shared-${nth}`]) : [])),
  );
}

/** All modules, and those that are loaded by themselves: pages, and whatever is imported when it is needed. */
function walked(within: Within): { modules: Map<string, Module>; entries: string[] } {
  const modules = new Map<string, Module>();
  const entries = new Set(pages);
  const found = new Set(pages);
  for (const id of found) {
    const module = within.getModuleInfo(id);
    if (!module) continue;
    modules.set(id, module);
    for (const each of module.dynamicallyImportedIds) entries.add(each);
    for (const each of [...module.importedIds, ...module.dynamicallyImportedIds]) found.add(each);
  }
  return { modules, entries: [...entries] };
}

function withAllTheyNeed(modules: Map<string, Module>, ids: string[]): Set<string> {
  const found = new Set(ids);
  for (const id of found) for (const each of modules.get(id)?.importedIds ?? []) found.add(each);
  return found;
}

function nameOf(groups: Group[]): (id: string) => string | undefined {
  const isIn = ({ test }: Group, id: string) => (typeof test === 'function' ? test(id) : test.test(id));
  return (id) => groups.find((group) => isIn(group, id))?.name;
}

/** The scripts that the build would make of them: of each group one, of each entry one, and one of what the same entries share. */
function scriptsOf(modules: Map<string, Module>, entries: string[], named: (id: string) => string | undefined): Script[] {
  const scripts: Script[] = [];
  const byKey = new Map<string, number>();
  const scriptOf = new Map<string, number>();
  const needed = entries.map((entry) => withAllTheyNeed(modules, [entry]));
  for (const [id, { code }] of modules) {
    const users = entries.flatMap((_, nth) => (needed[nth]?.has(id) ? [nth] : []));
    const name = named(id);
    const own = entries.includes(id) ? id : users.length === 1 ? entries[users[0] ?? 0] : undefined;
    const key = name ?? own ?? users.join(' ');
    const nth = byKey.get(key) ?? scripts.length;
    // The build gives the first page's script what that page needs.
    const isFree = !name && !own && users[0] !== 0;
    scripts[nth] ??= { isFree, modules: [], size: 0, loadedBy: new Set(), needs: new Set([nth]) };
    scripts[nth].modules.push(id);
    scripts[nth].size += code?.length ?? 0;
    byKey.set(key, nth);
    scriptOf.set(id, nth);
  }
  for (const [id, { importedIds }] of modules)
    for (const each of importedIds) scripts[scriptOf.get(id) ?? -1]?.needs.add(scriptOf.get(each) ?? 0);
  for (const { needs } of scripts) for (const nth of needs) for (const further of scripts[nth]?.needs ?? []) needs.add(further);
  for (const [nth, ids] of needed.entries())
    for (const id of ids) for (const each of scripts[scriptOf.get(id) ?? -1]?.needs ?? []) scripts[each]?.loadedBy.add(nth);
  return scripts;
}

/** Joins the two that gain most by it, as long as there are any. */
function joinAll(scripts: Script[], tight: Set<number>): void {
  const isFree = (script: Script) => script.isFree && script.modules.length > 0;
  for (;;) {
    let best = { one: 0, other: 0, gain: 0 };
    for (const [one, left] of scripts.entries()) {
      if (!isFree(left)) continue;
      for (const [other, right] of scripts.entries()) {
        if (other <= one || !isFree(right) || left.size + right.size > largest) continue;
        const gain = gainOf(scripts, [left, right], tight, best.gain);
        if (gain > best.gain && !isBetween(scripts, one, other) && !isBetween(scripts, other, one)) best = { one, other, gain };
      }
    }
    if (best.gain === 0) return;
    join(scripts, best.one, best.other);
  }
}

/** A request less for each entry that has both, and for each that has one what the other brings along. */
function gainOf(scripts: Script[], [left, right]: [Script, Script], tight: Set<number>, min: number): number {
  let gain = 0;
  for (const entry of left.loadedBy) if (right.loadedBy.has(entry)) gain += worthOfRequest;
  for (const [has, lacks] of [[left, right] as const, [right, left] as const])
    for (const entry of has.loadedBy) {
      if (gain <= min) return 0;
      if (lacks.loadedBy.has(entry)) continue;
      if (tight.has(entry)) return 0;
      for (const nth of lacks.needs) if (!scripts[nth]?.loadedBy.has(entry)) gain -= scripts[nth]?.size ?? 0;
    }
  return gain;
}

/** Whether the one needs the other by way of a third, which the two together would need and be needed by. */
function isBetween(scripts: Script[], one: number, other: number): boolean {
  return [...(scripts[one]?.needs ?? [])].some((nth) => nth !== one && nth !== other && scripts[nth]?.needs.has(other));
}

function join(scripts: Script[], one: number, other: number): void {
  const [left, right] = [scripts[one] as Script, scripts[other] as Script];
  left.modules.push(...right.modules);
  left.size += right.size;
  for (const nth of right.needs) left.needs.add(nth);
  for (const entry of right.loadedBy) left.loadedBy.add(entry);
  scripts[other] = { isFree: false, modules: [], size: 0, loadedBy: new Set(), needs: new Set() };
  for (const { needs } of scripts) {
    if (needs.delete(other)) needs.add(one);
    if (needs.has(one)) for (const nth of left.needs) needs.add(nth);
  }
  for (const nth of left.needs) for (const entry of left.loadedBy) scripts[nth]?.loadedBy.add(entry);
}
