// npm run test:nodes [-- 24 26 … pattern …]: starts the product and runs the rooms' tests (or only files that match a pattern) on each
// supported Node, whichever version runs this command. The binaries are those of npm's package `node`, cached under data/nodes.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, resolve } from 'node:path';
import { nodeOf, supportedNodes } from './nodes.mjs';
import { ready } from './ready.mjs';

const args = process.argv.slice(2);
const versions = args.filter((arg) => /^\d+(\.\d+)*$/.test(arg));
const patterns = args.filter((arg) => !versions.includes(arg));
await ready({ tools: true, build: true, pdfReaders: true });
const rows = [];
for (const version of versions.length > 0 ? versions : supportedNodes) {
  process.stdout.write(`\nNode ${version}\n`);
  const row = await tryNode(version);
  rows.push(row);
  process.stdout.write(`${asLine(row)}\n`);
}
process.stdout.write(
  `\n${asLine({ version: 'Node', starts: 'starts', passed: 'passed', failed: 'failed', skipped: 'skipped', seconds: 'seconds' })}\n`,
);
for (const row of rows) process.stdout.write(`${asLine(row)}\n`);
process.exitCode = rows.every(({ ok }) => ok) ? 0 : 1;

async function tryNode(version) {
  const node = nodeOf(version);
  if (!node) return { version, starts: 'npm has no such Node for this machine', ok: false };
  const exact = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim();
  const began = Date.now();
  const starts = await startsOn(node);
  const { passed, failed, skipped, ended } = testsOn(node, version);
  const seconds = Math.round((Date.now() - began) / 1000);
  const ok = starts === 'yes' && ended === 0 && passed > 0 && failed === 0;
  return { version: exact, starts, passed, failed: failed || (ok ? 0 : `0, vitest ended with ${ended}`), skipped, seconds, ok };
}

/** Checks that the built product starts on that Node and a demo user can sign in; returns what went wrong, if anything. */
async function startsOn(node) {
  mkdirSync('data/test', { recursive: true });
  const data = mkdtempSync(`data/test/${process.pid}-node-`);
  const env = { PATH: process.env.PATH, PORT: '0', DATA_DIR: data, LOG_LEVEL: 'warn' };
  const server = spawn(node, ['dist/server/main.js'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((tell) => server.on('exit', tell));
  try {
    const address = await Promise.race([addressSaidBy(server), ended.then((code) => Promise.reject(new Error(`it ended with ${code}`)))]);
    const answer = await fetch(`${address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'maya@azure-charters.example', password: 'fairlead-demo' }),
    });
    return answer.ok ? 'yes' : `sign-in answered ${answer.status}`;
  } catch (error) {
    return `no: ${error.message}`;
  } finally {
    server.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
}

function addressSaidBy(server) {
  return new Promise((tell) => {
    let output = '';
    server.stdout.on('data', (chunk) => {
      output += chunk;
      const address = /running at (http:\S+)/.exec(output)?.[1];
      if (address) tell(address);
    });
  });
}

function testsOn(node, version) {
  const report = resolve('test-results', `node-${version}.json`);
  rmSync(report, { force: true });
  const { status } = spawnSync(
    node,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'server',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...patterns,
    ],
    { stdio: 'inherit', env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` } },
  );
  const counted = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  const { numPassedTests: passed = 0, numFailedTests: failed = 0, numPendingTests: skipped = 0 } = counted;
  return { passed, failed, skipped, ended: status };
}

function asLine({ version, starts, passed = '', failed = '', skipped = '', seconds = '' }) {
  return `${version.padEnd(10)} ${starts.padEnd(8)} ${String(passed).padStart(7)} ${String(failed).padStart(7)} ${String(skipped).padStart(8)} ${String(seconds).padStart(8)}`;
}
