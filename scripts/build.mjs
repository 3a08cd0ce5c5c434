// Builds the server into dist/server and the pages into dist/web, with compressed copies of everything that compresses, and a
// list of third-party software.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build as buildPages } from 'vite';
import { notingPackages, writeBillOfMaterials } from './bill-of-materials.mjs';
import { writeCoast } from './coast.mjs';
import { bundleServer } from './server-bundle.mjs';

// Any other file, including future types, gets a compressed copy, because the server doesn't compress files on request.
const isSmall = /\.(avif|webp|jpe?g|png|woff2|br|gz)$/;

await bundleServer('dist/server');
const inPages = new Set();
await buildPages({ logLevel: 'warn', plugins: [notingPackages(inPages)] });
writeCoast('dist/web/coast');
compressIn('dist/web');
writeBillOfMaterials('dist', inPages);

function compressIn(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) compressIn(path);
    else if (!isSmall.test(name) && statSync(path).size > 1024) compress(path);
  }
}

function compress(path) {
  const content = readFileSync(path);
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  );
}
