import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const kb = 1024;
const web = 'dist/web';

// Budgets for what a person downloads, in kilobytes with gzip.
const budgets = {
  entry: 112,
  dashboard: 140,
  route: 20,
  form: 80,
  css: 16,
  print: 2,
  forced: 2,
  font: 30,
  letters: 18,
  book: 20,
  widget: 1,
  landing: { html: 8, css: 7, script: 2, all: 50 },
};

/** The sizes of the built pages against their budgets, one line each. */
export function pageSizes() {
  if (!existsSync(`${web}/.vite/manifest.json`)) return [{ ok: false, line: 'Sizes: the pages are not built' }];
  const manifest = JSON.parse(readFileSync(`${web}/.vite/manifest.json`, 'utf8'));
  const chunks = Object.values(manifest);
  const entry = chunks.find((chunk) => chunk.src === 'index.html');
  const first = staticallyNeeded(manifest, entry);
  const needs = (...files) =>
    files.reduce(
      (all, file) =>
        staticallyNeeded(
          manifest,
          chunks.find((chunk) => chunk.src?.endsWith(file)),
          all,
        ),
      new Set(first),
    );
  const onDashboard = needs('dashboard/dashboard-routes.ts', 'dashboard/dashboard-page.tsx');
  const routes = chunks.filter((chunk) => chunk.isDynamicEntry && chunk.src?.endsWith('-page.tsx'));
  const page = heaviestOf(routes, (chunk) => [chunk.file]);
  // A form can only be opened once the frame around every page is loaded.
  const frame = needs('shell/guard.tsx');
  const form = heaviestOf(
    routes.filter((chunk) => /\/(new|edit)-[a-z]+-page\.tsx$/.test(chunk.src)),
    (chunk) => [...staticallyNeeded(manifest, chunk)].filter((file) => !frame.has(file)),
  );
  const landing = neededBy('landing/landing.html');
  const paper = onlyFor('index.html', 'print');
  const forced = onlyFor('index.html', '(forced-colors: active)');
  const fonts = neededBy('index.html')('.woff2');
  const assets = chunks.flatMap((chunk) => [...(chunk.css ?? []), ...(chunk.assets ?? []), chunk.file]);
  const distinct = (suffix) => [...new Set(assets)].filter((file) => file.endsWith(suffix));
  return [
    held('First script, signed in or not', weigh([...first]), budgets.entry),
    held('Script of the dashboard', weigh([...onDashboard]), budgets.dashboard),
    held(`Heaviest page (${page.name})`, page.size, budgets.route),
    held(`Heaviest form of a page of its own, beyond the frame (${form.name})`, form.size, budgets.form),
    held('Styles', weigh(distinct('.css').filter((file) => ![...landing('.css'), ...paper, ...forced].includes(file))), budgets.css),
    held('Styles for paper', paper.length === 1 ? weigh(paper) : Infinity, budgets.print),
    held('Styles for forced colors', forced.length === 1 ? weigh(forced) : Infinity, budgets.forced),
    held('Font of every page', weigh(fonts), budgets.font),
    held('Font that names with further letters fetch', weigh(distinct('.woff2').filter((file) => !fonts.includes(file))), budgets.letters),
    held('A company’s own page, styles and script', weigh(['book.css', 'book.js']), budgets.book),
    held('Script for other websites', weigh(['widget.js']), budgets.widget),
    held('Landing page, HTML', weigh(['landing/landing.html']), budgets.landing.html),
    held('Landing page, styles', weigh(landing('.css')), budgets.landing.css),
    held('Landing page, script', weigh(landing('.js')), budgets.landing.script),
    held(
      'Landing page, all its first sight needs',
      weigh(['landing/landing.html', ...landing('.css'), ...landing('.js'), ...landing('.woff2')]),
      budgets.landing.all,
    ),
    copied(),
  ];
}

/** Whether every file that gzip makes much smaller has compressed copies, because the server makes none. */
function copied() {
  const lacking = readdirSync(web, { recursive: true })
    .filter((name) => !/(^|\/)\.|\.(br|gz)$/.test(name) && statSync(join(web, name)).size > kb)
    .filter((name) => statSync(join(web, name)).isFile() && !(existsSync(join(web, `${name}.br`)) && existsSync(join(web, `${name}.gz`))))
    .filter((name) => weigh([name]) < 0.8 * statSync(join(web, name)).size);
  return { ok: lacking.length === 0, line: `Built files that lack a compressed copy: ${lacking.join(', ') || 'none'}` };
}

/** The heaviest of these by the files it needs; without any, nothing is light enough. */
function heaviestOf(chunks, filesOf) {
  const weighed = chunks.map((chunk) => ({ name: chunk.src, size: weigh(filesOf(chunk)) }));
  return weighed.toSorted((a, b) => b.size - a.size)[0] ?? { name: 'none', size: Infinity };
}

function held(what, size, budget) {
  return { ok: size <= budget * kb, line: `${what}: ${(size / kb).toFixed(1)} of ${budget} KB` };
}

function staticallyNeeded(manifest, chunk, found = new Set()) {
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const key of chunk.imports ?? []) staticallyNeeded(manifest, manifest[key], found);
  return found;
}

/** The files a rendered page loads at once, by file extension. */
function neededBy(page) {
  const linked = [
    ...readFileSync(`${web}/${page}`, 'utf8').matchAll(/<(?:script|link(?![^>]* media=))[^>]* (?:src|href)="\/([^"]+)"/g),
  ].map(([, file]) => file);
  return (suffix) => linked.filter((file) => file.endsWith(suffix));
}

/** The styles a page loads for one medium only, which don't delay others. */
function onlyFor(page, media) {
  return [...readFileSync(`${web}/${page}`, 'utf8').matchAll(/<link[^>]*>/g)]
    .filter(([link]) => link.includes(`media="${media}"`))
    .map(([link]) => / href="\/([^"]+)"/.exec(link)?.[1]);
}

function weigh(files) {
  return files.reduce(
    (sum, file) =>
      sum +
      (file.endsWith('.woff2') ? readFileSync(`${web}/${file}`).length : gzipSync(readFileSync(`${web}/${file}`), { level: 9 }).length),
    0,
  );
}
