// Checks the deployment files without building anything: the image, the compose file, the systemd units, and the licenses of the server's
// dependencies. Prints one line per fault. npm run deploy:check tries the deployment itself.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { commandOf, copyOf, goesToBuilder, lastSaid, stagesOf } from './dockerfile.mjs';
import { shippedPackages } from './licenses.mjs';
import { programs } from './programs.mjs';

const faults = [
  ...ofImage(),
  ...ofComposeFile(),
  ...ofExample(),
  ...ofUnits(),
  ...shippedPackages().flatMap(({ fault }) => (fault ? [`license of ${fault}`] : [])),
];
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;

function ofImage() {
  const stages = stagesOf();
  const last = stages.at(-1);
  const found = stages.flatMap(ofBase);
  for (const stage of stages) for (const { word, rest } of stage.steps) if (word === 'COPY') found.push(...ofCopy(stages, copyOf(rest)));
  if (['', 'root', '0'].includes(lastSaid(last, 'USER').split(':')[0])) found.push('Dockerfile: the server would run as root');
  for (const needed of ['node_modules', 'dist', 'package.json', 'migrations', 'fonts', 'drawings']) {
    if (!last.steps.some(({ word, rest }) => word === 'COPY' && rest.split(/[\s/]+/).includes(needed)))
      found.push(`Dockerfile: the last stage has no ${needed}`);
  }
  const path = /\}(\/\w+)`/.exec(lastSaid(last, 'HEALTHCHECK'))?.[1];
  if (!path || !readFileSync('src/server/platform/health.ts', 'utf8').includes(`app.get('${path}'`))
    found.push(`Dockerfile: the health check (${path}) isn't a route`);
  const [, program] = commandOf(lastSaid(last, 'CMD'));
  if (!isBuilt(program)) found.push(`Dockerfile: starts ${program}, which the build doesn't make`);
  return found;
}

function ofBase({ base }) {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const version = /^node:(\d+)\.(\d+)[\w.]*-/.exec(base);
  if (!version) return [`Dockerfile: ${base} doesn't name a version of Node`];
  const [major, minor] = engines.node.replace('>=', '').split('.').map(Number);
  return Number(version[1]) * 100 + Number(version[2]) < major * 100 + minor ? [`Dockerfile: ${base} is older than ${engines.node}`] : [];
}

function ofCopy(stages, { from, sources }) {
  if (from) return stages.some(({ name }) => name === from) ? [] : [`Dockerfile: there is no stage ${from}`];
  return sources.flatMap((source) => [
    ...(existsSync(source) ? [] : [`Dockerfile: there is no ${source} to copy`]),
    ...(goesToBuilder(source) ? [] : [`.dockerignore leaves out ${source}, which the Dockerfile copies`]),
  ]);
}

function isBuilt(program = '') {
  const name = /^dist\/server\/([\w-]+)\.js$/.exec(program)?.[1];
  return name !== undefined && name in programs;
}

function ofComposeFile() {
  const { services = {}, volumes = {} } = parse(readFileSync('compose.yaml', 'utf8'));
  const found = Object.entries(services).flatMap(([name, service]) => [
    ...(['always', 'unless-stopped'].includes(service.restart) ? [] : [`compose.yaml: nothing restarts ${name}`]),
    ...(service.healthcheck || service.build ? [] : [`compose.yaml: ${name} has no health check`]),
    ...(service.build || /:\d+/.test(service.image) ? [] : [`compose.yaml: ${service.image} names no version`]),
    ...(service.volumes ?? []).flatMap((volume) => (volume.split(':')[0] in volumes ? [] : [`compose.yaml: there is no volume ${volume}`])),
    ...(service.ports ?? []).flatMap((port) =>
      port.startsWith('127.0.0.1:') ? [] : [`compose.yaml: ${port} is reachable around the proxy`],
    ),
    ...Object.entries(service.depends_on ?? {}).flatMap(([other, { condition }]) =>
      other in services && condition === 'service_healthy' ? [] : [`compose.yaml: ${name} doesn't wait until ${other} is healthy`],
    ),
    ...Object.entries(service.environment ?? {}).flatMap(([key, value]) =>
      /PASSWORD|SECRET|TOKEN/.test(key) && !String(value).startsWith('${') ? [`compose.yaml: ${key} of ${name} is hard-coded`] : [],
    ),
  ]);
  const server = services.fairlead ?? {};
  if (!server.volumes?.some((volume) => volume.endsWith(`:${lastSaid(stagesOf().at(-1), 'VOLUME')}`)))
    found.push("compose.yaml: the image's volume isn't mounted");
  if (!/^postgres:(1[5-9]|[2-9]\d)/.test(services.database?.image)) found.push('compose.yaml: PostgreSQL is older than 15');
  return [...found, ...Object.keys(server.environment ?? {}).flatMap((key) => ofSetting('compose.yaml', key))];
}

/** Checks that every setting in the example, even a commented-out one, exists. */
function ofExample() {
  const path = 'deploy/example.env';
  const named = [...readFileSync(path, 'utf8').matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(([, key]) => key);
  return named.filter((key) => key !== 'POSTGRES_PASSWORD').flatMap((key) => ofSetting(path, key));
}

function ofSetting(path, key) {
  return readFileSync('src/server/platform/settings.ts', 'utf8').includes(`    ${key}: `) ? [] : [`${path}: there is no setting ${key}`];
}

function ofUnits() {
  const units = readdirSync('deploy')
    .filter((name) => /\.(service|timer)$/.test(name))
    .map((name) => `deploy/${name}`);
  const found = units
    .filter((path) => path.endsWith('.service'))
    .flatMap((path) => {
      const text = readFileSync(path, 'utf8');
      const program = /^ExecStart=\/usr\/bin\/env node (\S+)/m.exec(text)?.[1];
      return [
        ...(isBuilt(program) ? [] : [`${path}: starts ${program}, which the build doesn't make`]),
        ...(/^User=(?!root$)\w+$/m.test(text) ? [] : [`${path}: would run as root`]),
        ...(/^NoNewPrivileges=yes$/m.test(text) ? [] : [`${path}: may gain privileges`]),
        ...(/^Environment=.*\bNODE_ENV=production\b/m.test(text) ? [] : [`${path}: doesn't run in production`]),
      ];
    });
  // Without systemd, the checks above must suffice. systemd-analyze also reports the machine's other units, which are left out.
  const { stderr } = spawnSync('systemd-analyze', ['verify', ...units], { encoding: 'utf8' });
  return [
    ...found,
    ...(stderr ?? '')
      .split('\n')
      .filter((line) => line.includes('fairlead'))
      .map((line) => `systemd-analyze verify: ${line}`),
  ];
}
