import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: 'src/web',
  plugins: [react(), tailwindcss()],
  // Nothing is inlined: the content security policy has no room for data: scripts or fonts.
  build: { outDir: '../../dist/web', emptyOutDir: true, assetsInlineLimit: 0, manifest: true, modulePreload: { polyfill: false } },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:3000', '/coast': 'http://127.0.0.1:3000' } },
});
