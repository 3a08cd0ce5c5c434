// The third-party software we ship: the server's packages, and those whose code is in the pages.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Licenses that require only attribution. */
const allowed = new Set(['MIT', 'MIT-0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'BlueOak-1.0.0', 'OFL-1.1']);

/** Packages under another license, or without one, and why we may still ship them. */
const exceptions = [
  {
    name: /^@img\/sharp-(libvips-|win32-|wasm32)/,
    license: 'LGPL-3.0-or-later',
    why: 'libvips, the library of its own that sharp loads; unchanged, and anybody can replace it',
  },
  {
    name: /^ical\.js$/,
    license: 'MPL-2.0',
    why: 'unchanged, on the server only, and its source is in the package as it is published: what the license asks of those who pass it on',
  },
  { name: /^png-js$/, license: 'MIT', why: 'its package.json names none, its LICENSE file is MIT' },
];

/** The packages of the lock file by their path in node_modules, without our own. */
export function lockedPackages() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  return new Map(
    Object.entries(packages)
      .filter(([place, { link }]) => place.includes('node_modules/') && !link)
      .map(([place, locked]) => [place, { ...locked, place, name: place.replace(/^.*node_modules\//, '') }]),
  );
}

/** Everything the server may load, and the packages at these paths. */
export function shippedPackages(alsoAt = []) {
  const locked = lockedPackages();
  const missing = alsoAt.filter((place) => !locked.has(place));
  if (missing.length > 0) throw new Error(`not in the lock file, yet in the pages: ${missing.join(', ')}`);
  return [...locked.values()]
    .filter(({ dev, place }) => !dev || alsoAt.includes(place))
    .map((shipped) => ({ ...shipped, ...judged(shipped) }));
}

/** A package's license, and the reason if we may not ship it. */
export function judged({ name, version, license = null }) {
  const exception = exceptions.find((each) => each.name.test(name));
  if (exception) return { license: license ?? exception.license, note: exception.why, fault: null };
  const fits = license !== null && alternatives(license).some((all) => all.every((each) => allowed.has(each)));
  return { license, note: null, fault: fits ? null : `${name}@${version}: ${license ?? 'no license named'}` };
}

/** An SPDX expression as a list of alternatives, each a list of licenses that apply together. */
function alternatives(expression) {
  return expression
    .replaceAll(/[()]/g, '')
    .split(/ OR /)
    .map((one) => one.split(/ AND /).map((each) => each.trim()));
}

/** The full texts of the licenses, which the authors require us to pass on. */
export function licenseTexts(packages) {
  return packages
    .map(({ name, version, place, license, note }) => `${name} ${version}\n${license}${note ? ` (${note})` : ''}\n\n${textIn(place)}\n`)
    .join(`\n${'-'.repeat(100)}\n\n`);
}

function textIn(place) {
  if (!existsSync(place)) return 'Not installed on this machine; it is for another kind.';
  const files = readdirSync(place).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  return files.length > 0
    ? files.map((file) => readFileSync(`${place}/${file}`, 'utf8').trim()).join('\n\n')
    : 'It comes without a license file.';
}
