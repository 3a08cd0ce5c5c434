// npm run supply: the third-party software we ship, its licenses, and whether any of it has known vulnerabilities.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { lockedPackages } from './licenses.mjs';
import { ready } from './ready.mjs';

await ready({ build: true });
const { components } = JSON.parse(readFileSync('dist/sbom.cdx.json', 'utf8'));
const counts = new Map();
for (const { licenses = [] } of components) {
  const names = licenses.map(({ license, expression }) => expression ?? license.id ?? license.name).join(', ') || 'none named';
  counts.set(names, (counts.get(names) ?? 0) + 1);
}
process.stdout.write(`${components.length} packages are shipped (dist/sbom.cdx.json), their licenses in full are in dist/licenses.txt:\n`);
for (const [names, count] of [...counts].toSorted((a, b) => b[1] - a[1]))
  process.stdout.write(`  ${String(count).padStart(4)}  ${names}\n`);
process.exitCode = audit() ? 0 : 1;

/** Lists the shipped packages with known vulnerabilities. Those used only for building and testing are left out. */
function audit() {
  const { vulnerabilities, message, error } = JSON.parse(askNpm() || '{}');
  if (!vulnerabilities) {
    process.stdout.write(
      `NOT AUDITED: the registry gave no answer (${message ?? error?.summary ?? 'without a reason'}). Nothing is known about vulnerabilities.\n`,
    );
    return true;
  }
  const shipped = new Set(components.map((component) => component['bom-ref']));
  const locked = lockedPackages();
  const found = Object.values(vulnerabilities).filter(({ nodes }) =>
    nodes.some((place) => shipped.has(`${locked.get(place)?.name}@${locked.get(place)?.version}`)),
  );
  for (const { name, severity, via } of found)
    process.stdout.write(`  ${severity}: ${name}: ${via.map((each) => each.title ?? each).join('; ')}\n`);
  process.stdout.write(
    found.length === 0
      ? 'No vulnerability is known in what is shipped.\n'
      : `${found.length} shipped packages are known to be vulnerable.\n`,
  );
  return found.length === 0;
}

function askNpm() {
  const [program, ...first] = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  // npm audit exits with 1 if it finds something, but still prints the report.
  return spawnSync(program, [...first, 'audit', '--json'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).stdout;
}
