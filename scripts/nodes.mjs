// Other versions of Node than the one that runs here: the binaries of npm's package `node`, kept under data/nodes.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The path of a Node of that version, fetched where it isn't there yet; null where npm has none for this machine. */
export function nodeOf(version) {
  const folder = resolve('data/nodes', version);
  const node = join(folder, 'node_modules/node/bin/node');
  if (!existsSync(node)) {
    mkdirSync(folder, { recursive: true });
    const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', folder, `node@${version}`];
    spawnSync('npm', args, { stdio: 'inherit' });
  }
  return existsSync(node) && spawnSync(node, ['--version']).status === 0 ? node : null;
}
