// In development no build has cut the coast into cells, so this does when the first chart requests one.
import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { writeCoast } from './coast.mjs';

const folder = 'node_modules/.coast';

/** Serves the cells of the coast at the same addresses as the built product. */
export function coastInDevelopment(): Plugin {
  return {
    name: 'coast-in-development',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use('/coast', (request, response, next) => {
        const cell = /^\/(\w+\/\d+-\d+\.json)$/.exec(request.url ?? '')?.[1];
        if (!existsSync(folder)) writeCoast(folder);
        if (!cell || !existsSync(`${folder}/${cell}`)) return next();
        response.setHeader('content-type', 'application/json').end(readFileSync(`${folder}/${cell}`));
      });
    },
  };
}
