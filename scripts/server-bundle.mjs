import { build as bundle } from 'esbuild';
import { programs } from './programs.mjs';

/** Writes the server's programs into that folder. They find their packages in a node_modules above it. */
export function bundleServer(outdir) {
  return bundle({
    entryPoints: programs,
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  });
}
