// What is painted before any script loads: for each address behind the sign-in, a page with its frame, title and skeleton, and for every
// address the names of the scripts it needs, so that they load in parallel instead of one after the other.
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';
import type { firstFrame, PageShape } from '#web/shell/first-frame.tsx';
import { sections } from '#web/finance/section-words.ts';
import { readAddress } from '#web/platform/addresses.ts';
import { phoneScreen } from '#web/ui/phone-screen.ts';
import { withItsImports } from './bundled.ts';

type Bundle = Rolldown.OutputBundle;
type Route = {
  path: string;
  title: string | undefined;
  isPublic: boolean;
  files: string[];
  /** Further files to load, by the type of screen. */ views: View[];
};
type View = { screen: string; file: string };
/** The first file of an address, and whether it also exists under "/dashboard". */
type Page = { path: string; file: string; hasTwin: boolean };

const place = '<!--frame-->';
// Scripts have a lower priority than the styles and the font, which paint the frame.
const afterPaint = 'fetchpriority="low"';

// On a phone the schedule opens with the fleet, else with the month.
const scheduleViews: View[] = [
  { screen: phoneScreen, file: 'timeline/timeline-view.tsx' },
  { screen: `not all and ${phoneScreen}`, file: 'calendar/month-view.tsx' },
];

/** Writes the first page of each address, and `first-pages.json`, which lists the addresses and their pages. */
export function firstFrames(): Plugin {
  return {
    name: 'first-frames',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('There is no index.html to put the first frames into.');
      const html = String(page.source).replaceAll('<link rel="modulepreload"', `<link rel="modulepreload" ${afterPaint}`);
      const frame = await renderer();
      const pages: Page[] = [];
      for (const [index, { path, title, isPublic, files, views }] of routes().entries()) {
        const file = `first-pages/${index}.html`;
        const body = isPublic ? '' : await frame({ path, title: title ?? '', shape: shapeOf(path) });
        const scripts = scriptsOf(bundle, isPublic ? files : [...files, 'src/web/shell/guard.tsx']);
        const links = [
          ...linksTo(scripts, html),
          ...views.flatMap(({ screen, file: view }) => linksTo(scriptsOf(bundle, [view]), html + scripts.join(' '), screen)),
        ];
        this.emitFile({
          type: 'asset',
          fileName: file,
          source: html.replace('</head>', () => `${links.join('')}</head>`).replace(place, () => body),
        });
        pages.push(...addressesOf(path).map((address) => ({ path: address, file, hasTwin: !isPublic && path !== '/dashboard' })));
      }
      this.emitFile({ type: 'asset', fileName: 'first-pages.json', source: JSON.stringify([...pages, ...formsOver(pages)]) });
      page.source = html.replace(place, '');
    },
  };
}

/** Preloads scripts that the page doesn't name yet, on every screen or on one type. */
function linksTo(scripts: string[], named: string, screen?: string): string[] {
  const media = screen ? ` media="${screen}"` : '';
  return scripts
    .filter((script) => !named.includes(script))
    .map((script) => `<link rel="modulepreload" ${afterPaint}${media} crossorigin href="/${script}">`);
}

/** The source of the routes of all rooms. */
function routes(): Route[] {
  const folder = 'src/web';
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('-routes.ts'))
    .flatMap((name) => {
      const file = join(folder, name);
      return readFileSync(file, 'utf8')
        .split('createRoute({')
        .slice(1)
        .map((route) => {
          const path = /\bpath: '([^']+)'/.exec(route)?.[1];
          const page = /\bimport\('\.\/([^']+)'\)/.exec(route)?.[1];
          if (!path || !page) throw new Error(`${file}: a route without a path or a page`);
          return {
            path,
            title: /\btitle: '([^']+)'/.exec(route)?.[1],
            isPublic: /=> root,/.test(route),
            files: [file, join(file, '..', page)],
            views: path === '/schedule' ? scheduleViews.map((view) => ({ ...view, file: join(file, '..', view.file) })) : [],
          };
        });
    });
}

/** The addresses of a route: that of the books has one for each section, and any other leads nowhere. */
function addressesOf(path: string): string[] {
  return path.endsWith('/$section') ? sections.map((section) => path.replace('$section', section)) : [path];
}

/** Forms that open over a page also have addresses, and begin with what the router shows there. */
function formsOver(pages: Page[]): Page[] {
  return pages
    .map(({ path }) => path)
    .filter((path) => !path.includes('$'))
    .flatMap((list) => [`${list}/new`, `${list}/7/edit`])
    .flatMap((form) => {
      const resolved = readAddress(new URL(form, 'https://fairlead.example')).pathname;
      const page = pages.find(({ path }) => new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}$`).test(resolved));
      return resolved !== form && page ? [{ ...page, path: form.replace('/7/', '/$id/') }] : [];
    });
}

function shapeOf(path: string): PageShape {
  if (path === '/dashboard') return 'dashboard';
  if (path === '/schedule') return 'calendar';
  if (path === '/settings') return 'settings';
  if (/\/(new|edit)$/.test(path)) return 'form';
  return /\/\$\w+Id$/.test(path) ? 'record' : 'list';
}

/** The scripts that these files are built into, and everything they import. */
function scriptsOf(bundle: Bundle, files: string[]): string[] {
  const found = new Set<string>();
  for (const file of files) {
    const chunk = Object.values(bundle).find((each) => each.type === 'chunk' && each.facadeModuleId === resolve(file));
    if (!chunk) throw new Error(`${file} has no script of its own.`);
    withItsImports(bundle, chunk.fileName, found);
  }
  return [...found];
}

async function renderer(): Promise<typeof firstFrame> {
  const folder = resolve('node_modules/.first-frames');
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, `first-frame-${randomUUID()}.mjs`);
  await build({
    entryPoints: ['src/web/shell/first-frame.tsx'],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  const rendered: { firstFrame: typeof firstFrame } = await import(pathToFileURL(outfile).href);
  rmSync(outfile);
  return rendered.firstFrame;
}
