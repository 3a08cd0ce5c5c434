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
import { withoutJsonSchema } from './scripts/without-json-schema.ts';
import { withoutFallbacks } from './scripts/without-fallbacks.ts';

const api = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;

const icons = iconGroups();

const groups: { name: string; test: RegExp | ((id: string) => boolean) }[] = [
  {
    name: 'frame',
    test: matchesAny(
      /domain[\\/](schedule|maintenance|crew|shared)[\\/]words|web[\\/]words[\\/](event-words|certificate)/,
      /[\\/](calendar-days|date-words|day-words|zoned-time|event-color|expiry|initials|permissions|domain[\\/]shared[\\/]money)\.ts$/,
      /web[\\/]ui[\\/](badge|button|in-order|input|loaded|mark|notice|pager|page-numbers|progress-bar|search-box|skeleton|spinner)\.tsx?$/,
      /web[\\/]platform[\\/](avatar|back-link|company-of|dates|left-page|now|way-back)\.tsx?$/,
      /node_modules[\\/](class-variance-authority|clsx)[\\/]/,
    ),
  },
  {
    name: 'words',
    test: /domain[\\/](?!yachts|session|search|dossier|activities)[a-z]+[\\/]words|web[\\/]words[\\/](?!yacht|record-words|maintenance-words|new-words|event-bar|strip-bar)/,
  },
  { name: 'maintenance-words', test: /web[\\/]words[\\/]maintenance-words/ },
  { name: 'icons', test: (id) => isIconOf(icons.first, id) || /lucide-react[\\/]dist[\\/]esm[\\/](?!icons[\\/])/.test(id) },
  { name: 'schedule-icons', test: (id) => isIconOf(icons.schedule, id) },
  { name: 'form-icons', test: (id) => isIconOf(icons.forms, id) },
  { name: 'more-icons', test: /node_modules[\\/]lucide-react[\\/]/ },
  { name: 'forms', test: /node_modules[\\/](zod|react-hook-form|@hookform)[\\/]|domain[\\/]shared[\\/](zod|fields)\.ts/ },
];

export default defineConfig({
  root: 'src/web',
  plugins: [
    react(),
    tailwindcss(),
    withoutFallbacks(),
    withoutJsonSchema(),
    wholeParts(),
    publicPages(),
    coastInDevelopment(),
    docsScript(),
    bookPage(),
    firstFrames(),
  ],
  // React has had this built in since 18.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    // Nothing is inlined, because the content security policy doesn't allow scripts or fonts in data: addresses.
    assetsInlineLimit: 0,
    manifest: true,
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    // By default every shared icon would become a file of its own, and the first script carries the list of all files. So these are
    // grouped: icons (those of the first pages, of the schedule, of forms, and all others), words, and the frame of every page with the
    // words of the calendar, which the dashboard shows. File names are only hashes of seven letters. Some words are in no common group:
    // those of yachts are with the pages that show them, because a yacht's form would otherwise load all others; those of a dossier are
    // with its page, those of the feed with its filters, and those of the session with the first script, which reads a user's role. The
    // words of maintenance are a group of their own, because they draw rare icons that the dashboard doesn't need. Everything else that
    // pages share is grouped by which pages load it.
    rolldownOptions: {
      // Absolute paths, because in development Vite resolves them from its own root.
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

function matchesAny(...patterns: RegExp[]) {
  return (id: string) => patterns.some((pattern) => pattern.test(id));
}

function isIconOf(group: Set<string>, id: string) {
  return /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/.test(id) && group.has(id.replace(/^.*[\\/](icons)[\\/]/, '$1/'));
}
