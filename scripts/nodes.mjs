// The versions of Node that Fairlead supports, and their binaries from npm's package `node`, cached under data/nodes.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Oldest first. scripts/node-versions.mjs checks that every other mention agrees. */
export const supportedNodes = ['20.19', '22', '24', '26'];

/** The path of a Node of that version, downloaded if missing; null if npm has none for this machine. */
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
