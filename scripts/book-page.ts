// The script and styles of companies' public pages, and the script that embeds them in other websites. The server renders those pages
// without knowing the hashes of built files, so each file has a fixed address.
import { build } from 'esbuild';
import type { Plugin } from 'vite';

const made: Record<string, string> = {
  'book.js': 'src/web/book/book.ts',
  'book.css': 'src/web/book/book.css',
  'widget.js': 'src/web/book/widget.ts',
};

/** Builds them, and serves them in development. */
export function bookPage(): Plugin {
  return {
    name: 'book-page',
    configureServer({ middlewares }) {
      for (const [name, source] of Object.entries(made))
        middlewares.use(`/${name}`, (_request, response, next) => {
          const type = name.endsWith('.css') ? 'text/css' : 'text/javascript';
          bundled(source, false).then((text) => response.setHeader('content-type', type).end(text), next);
        });
    },
    async generateBundle() {
      for (const [fileName, source] of Object.entries(made))
        this.emitFile({ type: 'asset', fileName, source: await bundled(source, true) });
    },
  };
}

async function bundled(source: string, minify: boolean): Promise<string> {
  const { outputFiles } = await build({ entryPoints: [source], bundle: true, format: 'iife', target: 'es2022', minify, write: false });
  return outputFiles[0]?.text ?? '';
}
