import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { publicPages } from './scripts/public-pages.ts';

export default defineConfig({
  root: 'src/web',
  plugins: [react(), tailwindcss(), publicPages()],
  // Nothing is inlined: the content security policy has no room for data: scripts or fonts.
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    // Left to itself every shared icon becomes a file of its own, and the first script carries the list of all files: so
    // icons and what forms are made of stay together, and the names of files are their hashes alone.
    rolldownOptions: {
      input: ['src/web/index.html', 'src/web/landing/landing.html', 'src/web/landing/plans.html'],
      output: {
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/ },
            { name: 'forms', test: /node_modules[\\/](zod|react-hook-form|@hookform)[\\/]|domain[\\/]shared[\\/](zod|fields)\.ts/ },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:3000', '/coast': 'http://127.0.0.1:3000' } },
});
