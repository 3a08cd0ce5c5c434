// The script of the API documentation. The server renders that page without knowing the hashes of built files, so it has a fixed address.
import { build } from 'esbuild';
import type { Plugin } from 'vite';

const source = 'src/web/api-docs/docs.ts';

/** Builds the script to /docs.js, and serves it there in development. */
export function docsScript(): Plugin {
  return {
    name: 'docs-script',
    configureServer({ middlewares }) {
      middlewares.use('/docs.js', (_request, response, next) => {
        bundled(false).then((text) => response.setHeader('content-type', 'text/javascript').end(text), next);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'docs.js', source: await bundled(true) });
    },
  };
}

async function bundled(minify: boolean): Promise<string> {
  const { outputFiles } = await build({ entryPoints: [source], bundle: true, format: 'esm', target: 'es2022', minify, write: false });
  return outputFiles[0]?.text ?? '';
}
