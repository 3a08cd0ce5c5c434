// Fails on places that name other supported versions of Node than scripts/nodes.mjs.
import { readFileSync } from 'node:fs';
import { supportedNodes } from './nodes.mjs';

const [oldest] = supportedNodes;
const all = `${supportedNodes.slice(0, -1).join(', ')} and ${supportedNodes.at(-1)}`;
const [major, minor] = oldest.split('.');
const places = [
  ['package.json', `"node": ">=${oldest}"`],
  ['scripts/ready.mjs', `major > ${major} || (major === ${major} && minor >= ${minor})`],
  ['scripts/ready.mjs', `Fairlead needs Node ${oldest} or newer`],
  ['tools/package.json', `"@types/node": "${oldest}.`],
  ['.github/workflows/ci.yml', `node: [${supportedNodes.map((version) => `'${version}'`).join(', ')}]`],
  ['README.md', `Node ${oldest} or newer`],
  ['CONTRIBUTING.md', `Node ${oldest} or newer`],
  ['CONTRIBUTING.md', `on Node ${all}`],
  ['SECURITY.md', `on Node ${all}`],
];
const wrong = places.filter(([file, words]) => !readFileSync(file, 'utf8').includes(words));
for (const [file, words] of wrong) process.stdout.write(`${file} doesn't say: ${words}\n`);
process.exitCode = wrong.length > 0 ? 1 : 0;
