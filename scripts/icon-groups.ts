import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const lucide = 'node_modules/lucide-react/dist/esm/lucide-react.mjs';
/** The frame around every page, and the dashboard. */
const first = ['shell/guard', 'dashboard/dashboard-page', 'dashboard/activity-panel', 'platform/back-link', 'ui/search-box', 'ui/pager'];
/** The first views of the schedule, on a desktop and on a phone. */
const schedule = ['schedule/schedule-page', 'schedule/calendar/month-view', 'schedule/timeline/timeline-view'];
/** The most used forms. */
const forms = [
  'yachts/new-yacht-page',
  'crew/new-crew-page',
  'trips/new-trip-page',
  'schedule/events/new-event-page',
  'maintenance/new-maintenance-page',
  'finance/invoices/new-invoice-page',
  'finance/invoices/edit-invoice-page',
];

/** The icon files that load with every page, with the schedule, and with forms. Icons of other pages load with those pages. */
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

/** These files and everything that loads with them. */
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
