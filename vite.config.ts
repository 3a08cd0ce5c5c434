import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bookPage } from './scripts/book-page.ts';
import { coastInDevelopment } from './scripts/coast-in-development.ts';
import { docsScript } from './scripts/docs-script.ts';
import { firstScript } from './scripts/first-script.ts';
import { firstFrames } from './scripts/first-frames.ts';
import { iconGroups } from './scripts/icon-groups.ts';
import { publicPages } from './scripts/public-pages.ts';
import { smallScripts } from './scripts/small-scripts.ts';
import { wholeParts } from './scripts/whole-parts.ts';
import { withoutFallbacks } from './scripts/without-fallbacks.ts';

const api = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;

const icons = iconGroups();

const groups: { name: string; test: RegExp | ((id: string) => boolean) }[] = [
  // What every page imports of its frameworks: each alone would be a file of a few hundred bytes.
  {
    name: 'runtime',
    test: /node_modules[\\/](react[\\/]|@tanstack[\\/]react-query[\\/].*QueryClientProvider|@tanstack[\\/]react-router[\\/].*[\\/](useRouter|matchContext|routerContext)\.|use-sync-external-store[\\/])/,
  },
  {
    name: 'calendar',
    test: /domain[\\/](schedule|maintenance|crew|shared)[\\/]words|web[\\/]words[\\/](event-words|certificate)|[\\/](calendar-days|date-words|day-words|zoned-time)\.ts/,
  },
  {
    name: 'words',
    test: /domain[\\/](?!yachts|session|search|dossier|activities)[a-z]+[\\/]words|web[\\/]words[\\/](?!yacht|record-words|maintenance-words|new-words|event-bar|strip-bar)/,
  },
  { name: 'maintenance-words', test: /web[\\/]words[\\/]maintenance-words/ },
  {
    name: 'frame',
    test: /domain[\\/]session[\\/]permissions\.ts|domain[\\/]shared[\\/]money\.ts|web[\\/](ui[\\/](badge|button|input|loaded|mark|notice|pager|page-numbers|progress-bar|search-box|skeleton|spinner)|platform[\\/](avatar|back-link|dates|left-page|now|way-back))\.tsx?$/,
  },
  { name: 'icons', test: (id) => isIconOf(icons.first, id) || /lucide-react[\\/]dist[\\/]esm[\\/](?!icons[\\/])/.test(id) },
  { name: 'schedule-icons', test: (id) => isIconOf(icons.schedule, id) },
  { name: 'form-icons', test: (id) => isIconOf(icons.forms, id) },
  { name: 'more-icons', test: /node_modules[\\/]lucide-react[\\/]/ },
  {
    name: 'records',
    test: /web[\\/](platform[\\/](records|versions|saving|upload)|ui[\\/](field|text-area|file-button))\.tsx?$/,
  },
  {
    name: 'record-forms',
    test: /web[\\/](platform[\\/](record-form|page-form|picture-field)|ui[\\/]unsaved-changes)\.tsx?$/,
  },
  { name: 'forms', test: /node_modules[\\/](zod|react-hook-form|@hookform)[\\/]|domain[\\/]shared[\\/](zod|fields)\.ts/ },
];

export default defineConfig({
  root: 'src/web',
  plugins: [
    react(),
    tailwindcss(),
    withoutFallbacks(),
    wholeParts(),
    publicPages(),
    coastInDevelopment(),
    docsScript(),
    bookPage(),
    firstFrames(),
  ],
  // Nothing is inlined: the content security policy has no room for data: scripts or fonts.
  // React has had this itself since 18.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: true,
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    // Left to itself every shared icon becomes a file of its own, and the first script carries the list of all files: so
    // icons (those of the first pages, those of forms, and all others), words, what surrounds every page and what forms are made of stay together,
    // and the names of files are their hashes alone, of seven letters. Yachts' words are with the pages that show them, or their form would load
    // all others, those of a dossier with its page, and those of the feed with its filters; those of the calendar are what the dashboard needs,
    // those of maintenance draw rare icons that it does without. Those of the session are with the first script, which reads a person's role.
    // What else pages share is joined by what they load.
    rolldownOptions: {
      // In full, because in development Vite looks for them from its own root.
      input: ['index.html', 'landing/landing.html', 'landing/plans.html'].map((page) => resolve('src/web', page)),
      output: {
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: firstScript(), debugName: 'first script' },
            ...groups,
            { name: smallScripts(groups), debugName: 'small scripts' },
          ],
        },
      },
    },
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': api, '/book/': api } },
});

function isIconOf(group: Set<string>, id: string) {
  return /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/.test(id) && group.has(id.replace(/^.*[\\/](icons)[\\/]/, '$1/'));
}
