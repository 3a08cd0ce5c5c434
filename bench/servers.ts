import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';

export type Running = { address: string; pid: number; stop: () => Promise<void> };

/** The product as it runs in production: the bundle, on that database. */
export function startProduct(databaseUrl: string, more: Record<string, string> = {}): Promise<Running> {
  if (!existsSync('dist/server/main.js')) throw new Error('The server is not built. Run npm run build first.');
  mkdirSync('data/bench/files', { recursive: true });
  const settings = {
    NODE_ENV: 'production',
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    DATA_DIR: 'data/bench/files',
    LETTERS: 'files',
    LOG_LEVEL: 'warn',
    ...more,
  };
  return start(['dist/server/main.js'], settings);
}

/** The yardstick on that database. */
export function startBare(databaseUrl: string): Promise<Running> {
  return start(['--import', 'tsx', 'bench/bare.ts'], { NODE_ENV: 'production', BENCH_DATABASE_URL: databaseUrl });
}

/** Starts a program and waits until it prints its address. */
function start(args: string[], settings: Record<string, string>): Promise<Running> {
  const { PATH, HOME, NODE_OPTIONS } = process.env;
  const child = spawn(process.execPath, args, { env: { PATH, HOME, NODE_OPTIONS, ...settings }, stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (text: Buffer) => {
      output += text.toString();
      const address = / is running at (http:\S+)/.exec(output)?.[1];
      if (address) resolve({ address, pid: child.pid ?? 0, stop: () => stop(child) });
    });
    child.on('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code} before it listened:\n${output}`)));
  });
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.on('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
