// Decides which modules share a script. By default the build makes a script for each set of modules shared by the same pages, most of a few
// hundred bytes, so a page requests a hundred. This merges scripts if pages that need one gain from loading the other as well.
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

type Module = { code: string | null; importedIds: string[]; dynamicallyImportedIds: string[] };
type Within = { getModuleInfo: (id: string) => Module | null };
type Group = { name: string; test: (id: string) => boolean };
/** A script: the entries that load it, and the scripts it needs. */
type Script = { isFree: boolean; modules: string[]; size: number; loadedBy: Set<number>; needs: Set<number> };

// In characters of source, which gzip reduces to a fifth: about what a slow phone line loads in the time of a request.
const worthOfRequest = 12_000;
/** How much more code counts for an entry with a tight budget. */
const tightness = 20;

const inWeb = (path: string) => resolve('src/web', path);
const pages = ['index.html', 'landing/landing.html', 'landing/plans.html'].map(inWeb);
/** Entries with a tight budget, which should load hardly anything they don't need. */
const tightEntries = new Set(
  [
    'index.html',
    'shell/guard.tsx',
    'dashboard/dashboard-routes.ts',
    'dashboard/dashboard-page.tsx',
    'schedule/schedule-routes.ts',
    'schedule/schedule-page.tsx',
    'yachts/yacht-routes.ts',
    'yachts/new-yacht-page.tsx',
    'finance/invoices/new-invoice-page.tsx',
    'finance/invoices/edit-invoice-page.tsx',
  ].map(inWeb),
);

/** Assigns a script to each module outside of this group that several entries share. */
export function smallScripts(group: Group): (id: string, within: Within) => string | null {
  let names: Map<string, string> | undefined;
  return (id, within) => {
    names ??= planned(within, group);
    return names.get(id) ?? null;
  };
}

function planned(within: Within, group: Group): Map<string, string> {
  const { modules, entries } = walked(within);
  const scripts = scriptsOf(modules, entries, group);
  joinAll(scripts, new Set(entries.flatMap((entry, nth) => (tightEntries.has(entry) ? [nth] : []))));
  return new Map(
    scripts.flatMap(({ isFree, modules: ids }, nth) => (isFree ? ids.map((id): [string, string] => [id, `shared-${nth}`]) : [])),
  );
}

/** All modules, and the entries: pages and dynamically imported modules. */
function walked(within: Within): { modules: Map<string, Module>; entries: string[] } {
  const modules = new Map<string, Module>();
  const entries = new Set(pages);
  const found = new Set(pages);
  for (const id of found) {
    const module = within.getModuleInfo(id);
    if (!module) continue;
    const importedIds = importsOf(module);
    modules.set(id, { code: module.code, importedIds, dynamicallyImportedIds: module.dynamicallyImportedIds });
    for (const each of module.dynamicallyImportedIds) entries.add(each);
    for (const each of [...importedIds, ...module.dynamicallyImportedIds]) found.add(each);
  }
  return { modules, entries: [...entries] };
}

const allIcons = /lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\.mjs$/;
let iconFiles: Map<string, string> | undefined;

/** What a module imports. Of the icons only those it names, because the build drops the others. */
function importsOf({ code, importedIds }: Module): string[] {
  return importedIds.flatMap((id) => (allIcons.test(id) ? iconsIn(code ?? '', (iconFiles ??= filesOfIcons(id))) : [id]));
}

function iconsIn(code: string, files: Map<string, string>): string[] {
  const [, names = ''] = /import \{([^}]*)\} from ['"]lucide-react['"]/.exec(code) ?? [];
  return names.split(',').flatMap((name) => files.get(name.trim().replace(/ as .*/, '')) ?? []);
}

/** The file of each icon by its names, of which most have several. */
function filesOfIcons(index: string): Map<string, string> {
  const exported = readFileSync(index, 'utf8').matchAll(/^export \{ (.*) \} from '(\.\/icons\/.+\.mjs)';$/gm);
  return new Map(
    [...exported].flatMap(([, names = '', file = '']) =>
      names.split(', ').map((name): [string, string] => [name.replace('default as ', ''), resolve(dirname(index), file)]),
    ),
  );
}

function withAllTheyNeed(modules: Map<string, Module>, ids: string[]): Set<string> {
  const found = new Set(ids);
  for (const id of found) for (const each of modules.get(id)?.importedIds ?? []) found.add(each);
  return found;
}

/**
 * The scripts that the build would make: one for the group, one for each entry, and one for each set of modules shared by the same
 * entries.
 */
function scriptsOf(modules: Map<string, Module>, entries: string[], { name, test }: Group): Script[] {
  const scripts: Script[] = [];
  const byKey = new Map<string, number>();
  const scriptOf = new Map<string, number>();
  const needed = entries.map((entry) => withAllTheyNeed(modules, [entry]));
  for (const [id, { code }] of modules) {
    const users = entries.flatMap((_, nth) => (needed[nth]?.has(id) ? [nth] : []));
    const isGrouped = test(id);
    const own = entries.includes(id) ? id : users.length === 1 ? entries[users[0] ?? 0] : undefined;
    const key = isGrouped ? name : (own ?? users.join(' '));
    const nth = byKey.get(key) ?? scripts.length;
    // The build puts what the first page needs into its script.
    const isFree = !isGrouped && !own && users[0] !== 0;
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

/** Merges the two scripts with the largest gain, until none gain. */
function joinAll(scripts: Script[], tight: Set<number>): void {
  const isFree = (script: Script) => script.isFree && script.modules.length > 0;
  for (;;) {
    let best = { one: 0, other: 0, gain: 0 };
    for (const [one, left] of scripts.entries()) {
      if (!isFree(left)) continue;
      for (const [other, right] of scripts.entries()) {
        if (other <= one || !isFree(right)) continue;
        const gain = gainOf(scripts, [left, right], tight, best.gain);
        if (gain > best.gain && !isBetween(scripts, one, other) && !isBetween(scripts, other, one)) best = { one, other, gain };
      }
    }
    if (best.gain === 0) return;
    join(scripts, best.one, best.other);
  }
}

/** The gain of merging: one request less for each entry that loads both, minus the extra code for each that loads one. */
function gainOf(scripts: Script[], [left, right]: [Script, Script], tight: Set<number>, min: number): number {
  let gain = 0;
  for (const entry of left.loadedBy) if (right.loadedBy.has(entry)) gain += worthOfRequest;
  for (const [has, lacks] of [[left, right] as const, [right, left] as const])
    for (const entry of has.loadedBy) {
      if (gain <= min) return 0;
      if (lacks.loadedBy.has(entry)) continue;
      for (const nth of lacks.needs)
        if (!scripts[nth]?.loadedBy.has(entry)) gain -= (scripts[nth]?.size ?? 0) * (tight.has(entry) ? tightness : 1);
    }
  return gain;
}

/** Whether one needs the other through a third script, which would make a cycle after merging. */
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
