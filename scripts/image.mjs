// Carries out the steps of the Dockerfile without Docker: each stage is a folder instead of a file system of its own.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { delimiter, dirname, isAbsolute, join } from 'node:path';
import { commandOf, copyOf, goesToBuilder, lastSaid, stagesOf } from './dockerfile.mjs';

/** Copies what .dockerignore includes, which is all that the builder sees. */
export function copyContext(to) {
  for (const top of readdirSync('.'))
    if (goesToBuilder(top))
      cpSync(top, join(to, top), { recursive: true, filter: (path) => statSync(path).isDirectory() || goesToBuilder(path) });
}

/**
 * Builds the image in that folder with this Node, as far as folders can imitate an image, and reports each step. Returns how to run its
 * commands: in its folder, with its settings, as an account that may only write to its volumes.
 */
export function buildImage({ context, folder, node, account, tell }) {
  const path = `${dirname(node)}${delimiter}${process.env.PATH}`;
  const built = new Map();
  for (const stage of stagesOf()) {
    const root = join(folder, stage.name ?? 'image');
    const state = { root, workdir: '/', env: {} };
    mkdirSync(root, { recursive: true });
    tell(`FROM ${stage.base}${stage.name ? ` AS ${stage.name}` : ''}`);
    for (const step of stage.steps) {
      tell(`  ${step.word} ${step.rest}`);
      carryOut(step, state, { context, built, path, account });
    }
    built.set(stage.name ?? 'image', { ...state, stage });
  }
  const { root, workdir, env, stage } = [...built.values()].at(-1);
  const settings = Object.fromEntries(Object.entries(env).map(([key, value]) => [key, isAbsolute(value) ? join(root, value) : value]));
  return {
    command: commandOf(lastSaid(stage, 'CMD')),
    healthCheck: commandOf(lastSaid(stage, 'HEALTHCHECK')),
    volume: join(root, lastSaid(stage, 'VOLUME')),
    /** Starts a command of the image. */
    start: ([program, ...args], more) =>
      spawn(program === 'node' ? node : program, args, {
        ...account,
        cwd: join(root, workdir),
        env: { PATH: path, ...settings, ...more },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
  };
}

function carryOut({ word, rest }, state, { context, built, path, account }) {
  const { root } = state;
  if (word === 'WORKDIR') {
    state.workdir = rest;
    mkdirSync(join(root, rest), { recursive: true });
  } else if (word === 'ENV') {
    for (const pair of rest.split(/\s+/)) state.env[pair.slice(0, pair.indexOf('='))] = pair.slice(pair.indexOf('=') + 1);
  } else if (word === 'COPY') {
    copy(copyOf(rest), state, { context, built });
  } else if (word === 'RUN') {
    // Paths of the image are relative to its folder here, and the account that runs the server replaces the "node" account of Node's image.
    const { uid = process.getuid?.(), gid = process.getgid?.() } = account;
    const text = rest.replaceAll(/(?<=\s)\/(?=\w)/g, `${root}/`).replace('-o node -g node', `-o ${uid} -g ${gid}`);
    const { PATH: _path, NODE_ENV: _env, ...around } = process.env;
    const { status } = spawnSync('sh', ['-c', text], {
      cwd: join(root, state.workdir),
      env: { ...onlyForNpm(around), PATH: path, ...state.env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new Error(`RUN ${rest} ended with ${status}`);
  }
}

/** The environment variables that npm needs to reach its registry, and nothing else. */
function onlyForNpm(environment) {
  return Object.fromEntries(
    Object.entries(environment).filter(([key]) =>
      /^(HOME|LANG|TMPDIR|SSL_CERT_\w+|NODE_EXTRA_CA_CERTS|https?_proxy|no_proxy|npm_config_(registry|cache|userconfig|cafile))$/i.test(
        key,
      ),
    ),
  );
}

function copy({ from, sources, to }, { root, workdir }, { context, built }) {
  const target = join(root, isAbsolute(to) ? to : join(workdir, to));
  for (const source of sources) {
    const at = from ? join(built.get(from).root, source) : join(context, source);
    const isFolder = statSync(at).isDirectory();
    // The contents of a folder are copied; a file goes into a target that ends with a slash.
    cpSync(at, isFolder || !to.endsWith('/') ? target : join(target, source.split('/').at(-1)), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
  chmodSync(root, 0o755);
}
