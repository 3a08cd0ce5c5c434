import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bookPage } from './scripts/book-page.ts';
import { coastInDevelopment } from './scripts/coast-in-development.ts';
import { docsScript } from './scripts/docs-script.ts';
import { firstScript } from './scripts/first-script.ts';
import { firstFrames } from './scripts/first-frames.ts';
import { publicPages } from './scripts/public-pages.ts';
import { smallScripts } from './scripts/small-scripts.ts';
import { wholeParts } from './scripts/whole-parts.ts';
import { withoutJsonSchema } from './scripts/without-json-schema.ts';
import { withoutFallbacks } from './scripts/without-fallbacks.ts';

const api = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;

/** What the frame of every page and the dashboard need. */
const frame = {
  name: 'frame',
  test: matchesAny(
    /domain[\\/](schedule|maintenance|crew|shared)[\\/]words|web[\\/]words[\\/](event-words|certificate)/,
    /[\\/](calendar-days|date-words|day-words|zoned-time|event-color|expiry|initials|permissions|domain[\\/]shared[\\/]money)\.ts$/,
    /web[\\/]ui[\\/](badge|button|in-order|input|loaded|mark|notice|pager|page-numbers|progress-bar|search-box|skeleton|spinner)\.tsx?$/,
    /web[\\/]platform[\\/](avatar|back-link|company-of|dates|left-page|now|way-back)\.tsx?$/,
    /node_modules[\\/](class-variance-authority|clsx)[\\/]/,
  ),
};

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
    // By default every module shared by a set of pages of its own would become a file, and the first script carries the list of all files.
    // So what every page loads first is one script, the frame another, and everything else that pages share is grouped by which pages load
    // it. File names are only hashes of seven letters.
    rolldownOptions: {
      // Absolute paths, because in development Vite resolves them from its own root.
      input: ['index.html', 'landing/landing.html', 'landing/plans.html'].map((page) => resolve('src/web', page)),
      output: {
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: firstScript(), debugName: 'first script' }, frame, { name: smallScripts(frame), debugName: 'small scripts' }],
        },
      },
    },
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': api, '/book/': api } },
});

function matchesAny(...patterns: RegExp[]) {
  return (id: string) => patterns.some((pattern) => pattern.test(id));
}
