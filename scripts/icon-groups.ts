import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const lucide = 'node_modules/lucide-react/dist/esm/lucide-react.mjs';
/** What stands round every page, and the page that most days begin with. */
const first = ['shell/guard', 'dashboard/dashboard-page', 'dashboard/activity-panel', 'platform/back-link', 'ui/search-box', 'ui/pager'];
/** What the schedule opens with, on a desk and on a phone. */
const schedule = ['schedule/schedule-page', 'schedule/calendar/month-view', 'schedule/timeline/timeline-view'];
/** The forms in which most is entered. */
const forms = ['yachts/new-yacht-page', 'crew/new-crew-page', 'trips/new-trip-page', 'schedule/events/new-event-page'];

/**
 * The files of the icons that load with every page, of those that load with the schedule, and with a form; those of other pages load with
 * them.
 */
export function iconGroups(): { first: Set<string>; schedule: Set<string>; forms: Set<string> } {
  const grouped = new Set<string>();
  const [ofFirst, ofSchedule, ofForms] = [first, schedule, forms].map((pages) => {
    const left = new Set([...iconsOf(pages)].filter((icon) => !grouped.has(icon)));
    for (const icon of left) grouped.add(icon);
    return left;
  }) as [Set<string>, Set<string>, Set<string>];
  return { first: ofFirst, schedule: ofSchedule, forms: ofForms };
}

function iconsOf(pages: string[]): Set<string> {
  const files = withImports(pages.map((page) => `src/web/${page}.tsx`));
  const used = new Set([...files].flatMap(iconsIn));
  return new Set(
    [...readFileSync(lucide, 'utf8').matchAll(/^export \{ (.*) \} from '\.\/(icons\/.+\.mjs)';$/gm)]
      .filter(([, names = '']) => names.split(', ').some((name) => used.has(name.replace('default as ', ''))))
      .map(([, , file = '']) => file),
  );
}

/** These files and all that load with them. */
function withImports(files: string[]): Set<string> {
  const found = new Set(files);
  for (const file of found)
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/^(?:import|export|\}) (?!type ).*from '(\..+)';$/gm))
      found.add(join(dirname(file), path));
  return found;
}

function iconsIn(file: string): string[] {
  const [, names = ''] = /import \{([^}]+)\} from 'lucide-react'/.exec(readFileSync(file, 'utf8')) ?? [];
  return names.split(',').map((name) => name.trim().replace(/ as .*/, ''));
}
