// The public pages are rendered to HTML at build time. Vite then gives the files they link to their final names.
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

const files: Record<string, string> = { '/': '/landing/landing.html', '/checkout/plans': '/landing/plans.html' };

/** Fills the templates of the public site; in development it also serves them at their addresses. */
export function publicPages(): Plugin {
  return {
    name: 'public-pages',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const [path, search] = (request.url ?? '').split('?');
        const file = files[path ?? ''];
        if (file) request.url = file + (search ? `?${search}` : '');
        next();
      });
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(template, { filename }) {
        const page = filename.includes('/landing/') && (await rendered(filename));
        if (!page) return template;
        const html = template.replace('</head>', () => `${page.head}</head>`).replace('<!--page-->', () => page.body);
        if (/ style=|<style|<script(?![^>]* src=)/.test(html))
          throw new Error(`${filename}: the content security policy has no room for inline styles and scripts`);
        return html;
      },
    },
  };
}

async function rendered(template: string): Promise<{ head: string; body: string } | null> {
  const folder = resolve('node_modules/.public-pages');
  mkdirSync(folder, { recursive: true });
  // A different name each time, because an imported module isn't read again, and two pages are rendered at once.
  const outfile = join(folder, `prerender-${randomUUID()}.mjs`);
  await build({
    entryPoints: ['src/web/landing/prerender.tsx'],
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
  const { render, drawings } = await import(pathToFileURL(outfile).href);
  rmSync(outfile);
  for (const [name, drawn] of Object.entries<string>(await drawings())) writeFileSync(join(folder, `${name}.svg`), drawn);
  return render(basename(template), relative(dirname(template), folder));
}
