import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { licenseTexts, shippedPackages } from './licenses.mjs';

// The typeface and the base styles are part of the pages, but not as modules.
const inStyles = ['node_modules/@fontsource-variable/geist', 'node_modules/tailwindcss'];

/** A plugin that records the packages whose code ends up in the pages. */
export function notingPackages(places) {
  return {
    name: 'noting-packages',
    generateBundle(_options, bundle) {
      for (const id of Object.values(bundle).flatMap(({ moduleIds = [] }) => moduleIds)) {
        const place = /node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(id.replaceAll('\\', '/'))?.[0];
        if (place) places.add(place);
      }
    },
  };
}

/** Writes the shipped packages as CycloneDX, and their licenses. Refuses packages that we may not ship. */
export function writeBillOfMaterials(folder, inPages) {
  const shipped = shippedPackages([...inStyles, ...inPages]);
  const faults = shipped.flatMap(({ fault }) => fault ?? []);
  if (faults.length > 0)
    throw new Error(`Packages under licenses that we have not agreed to (scripts/licenses.mjs):\n  ${faults.join('\n  ')}`);
  writeFileSync(`${folder}/sbom.cdx.json`, JSON.stringify(billOf(shipped), null, 1));
  writeFileSync(`${folder}/licenses.txt`, licenseTexts(shipped));
}

/** The bill as CycloneDX. npm's own leaves out packages that a build tool also needs, such as pg and zod, and everything in the pages. */
function billOf(shipped) {
  const { name, version, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const at = new Map(shipped.map((each) => [each.place, each]));
  const own = `${name}@${version}`;
  const inPages = shipped.filter(({ dev }) => dev).map(({ place }) => place);
  const direct = [...Object.keys(dependencies).map((each) => `node_modules/${each}`), ...inPages]
    .flatMap((place) => at.get(place) ?? [])
    .map(refOf);
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${randomUUID()}`,
    version: 1,
    metadata: { timestamp: new Date().toISOString(), component: { 'bom-ref': own, type: 'application', name, version } },
    components: uniqueByRef(shipped.map(componentOf)),
    dependencies: [
      { ref: own, dependsOn: [...new Set(direct)] },
      ...uniqueByRef(shipped.map((each) => ({ 'bom-ref': refOf(each), needs: neededBy(each, at) }))).map(({ 'bom-ref': ref, needs }) => ({
        ref,
        dependsOn: needs,
      })),
    ],
  };
}

function refOf({ name, version }) {
  return `${name}@${version}`;
}

function componentOf({ name, version, integrity = '', license }) {
  const hashes = integrity.startsWith('sha512-')
    ? [{ alg: 'SHA-512', content: Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex') }]
    : [];
  const licenses = [/ (AND|OR) /.test(license) ? { expression: license } : { license: { id: license } }];
  return {
    'bom-ref': refOf({ name, version }),
    type: 'library',
    name,
    version,
    scope: 'required',
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    hashes,
    licenses,
  };
}

/** Resolves a dependency as Node does: in the package's own node_modules, or in one above. */
function neededBy({ place, dependencies = {}, optionalDependencies = {} }, at) {
  const found = Object.keys({ ...dependencies, ...optionalDependencies }).flatMap((needed) => {
    for (let above = `${place}/`; ; above = above.slice(0, above.lastIndexOf('node_modules/', above.length - 2))) {
      const there = at.get(`${above}node_modules/${needed}`);
      if (there) return [refOf(there)];
      if (above === '') return [];
    }
  });
  return [...new Set(found)];
}

function uniqueByRef(list) {
  return [...new Map(list.map((each) => [each['bom-ref'], each])).values()];
}
