// Reads what Fairlead is deployed with, as far as that can be judged without building it: the image, the units of systemd, and
// the licences of what the server runs with. Says what is wrong, a line each.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { shippedPackages } from './licences.mjs';

const faults = [...ofImage(), ...ofUnits(), ...shippedPackages().flatMap(({ fault }) => (fault ? [`licence of ${fault}`] : []))];
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;

function ofImage() {
  const found = [];
  const lines = readFileSync('Dockerfile', 'utf8')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line))
    .map((line) => ({ word: line.split(' ')[0], rest: line.slice(line.indexOf(' ') + 1).trim() }));
  const stages = lines.flatMap(({ word, rest }) => (word === 'FROM' ? [rest] : []));
  const names = new Set(stages.flatMap((stage) => / AS (\S+)/.exec(stage)?.[1] ?? []));
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const stage of stages) {
    const version = /^node:(\d+)\.(\d+)[\w.]*-/.exec(stage);
    if (!version) found.push(`Dockerfile: ${stage} doesn't name a version of Node`);
    else if (Number(version[1]) * 100 + Number(version[2]) < leastNode(engines.node))
      found.push(`Dockerfile: ${stage} is older than ${engines.node}`);
  }
  for (const { word, rest } of lines) {
    if (word !== 'COPY') continue;
    const from = /^--from=(\S+)/.exec(rest)?.[1];
    const sources = rest
      .replace(/^--\S+ /, '')
      .split(/\s+/)
      .slice(0, -1);
    if (from && !names.has(from)) found.push(`Dockerfile: there is no stage ${from}`);
    if (!from)
      found.push(
        ...sources.filter((source) => !existsSync(source)).map((source) => `Dockerfile: there is no ${source} to copy`),
        ...sources
          .filter((source) => !goesToBuilder(source))
          .map((source) => `.dockerignore leaves out ${source}, which the Dockerfile copies`),
      );
  }
  const last = lines.slice(lines.findLastIndex(({ word }) => word === 'FROM'));
  const said = (word) => last.findLast((line) => line.word === word)?.rest ?? '';
  if (['', 'root', '0'].includes(said('USER').split(':')[0])) found.push('Dockerfile: the server would run as root');
  for (const needed of ['node_modules', 'dist', 'package.json', 'migrations', 'fonts']) {
    if (!last.some(({ word, rest }) => word === 'COPY' && rest.split(/[\s/]+/).includes(needed)))
      found.push(`Dockerfile: the last stage has no ${needed}`);
  }
  const path = /\}(\/\w+)`/.exec(said('HEALTHCHECK'))?.[1];
  if (!path || !readFileSync('src/server/platform/health.ts', 'utf8').includes(`app.get('${path}'`))
    found.push(`Dockerfile: nothing answers the health check (${path})`);
  if (!builtFrom(JSON.parse(said('CMD') || '[]')[1])) found.push(`Dockerfile: ${said('CMD')} starts what the build doesn't make`);
  return found;
}

function leastNode(range) {
  const [major, minor] = range.replace('>=', '').split('.').map(Number);
  return major * 100 + minor;
}

/** Everything is left out but what is named with an exclamation mark. */
function goesToBuilder(source) {
  const lines = readFileSync('.dockerignore', 'utf8').split('\n');
  return lines.includes('*') && lines.includes(`!${source}`);
}

function builtFrom(program = '') {
  const name = /^dist\/server\/(\w+)\.js$/.exec(program)?.[1];
  return name !== undefined && new RegExp(`\\b${name}: '`).test(readFileSync('scripts/build.mjs', 'utf8'));
}

function ofUnits() {
  const units = readdirSync('deploy').map((name) => `deploy/${name}`);
  const found = units
    .filter((path) => path.endsWith('.service'))
    .flatMap((path) => {
      const text = readFileSync(path, 'utf8');
      const program = /^ExecStart=\/usr\/bin\/env node (\S+)/m.exec(text)?.[1];
      return [
        ...(builtFrom(program) ? [] : [`${path}: starts ${program}, which the build doesn't make`]),
        ...(/^User=(?!root$)\w+$/m.test(text) ? [] : [`${path}: would run as root`]),
        ...(/^NoNewPrivileges=yes$/m.test(text) ? [] : [`${path}: may gain rights`]),
      ];
    });
  // Where there is no systemd, what is above has to do. It tells of the machine's other units as well.
  const { stderr } = spawnSync('systemd-analyze', ['verify', ...units], { encoding: 'utf8' });
  return [
    ...found,
    ...(stderr ?? '')
      .split('\n')
      .filter((line) => line.includes('fairlead'))
      .map((line) => `systemd-analyze verify: ${line}`),
  ];
}
