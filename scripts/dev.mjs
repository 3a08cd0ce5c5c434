// npm run dev: the server, restarted at every change, and the pages, updated in the browser. Nothing is built first.
import { spawn } from 'node:child_process';
import { ready } from './ready.mjs';

await ready();
// Links in emails lead to the pages, and passkeys are bound to their address.
const env = { ...process.env, PUBLIC_URL: process.env.PUBLIC_URL ?? 'http://localhost:5173' };
const programs = [
  spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'scripts/dev-server.ts'], {
    stdio: 'inherit',
    env,
  }),
  spawn(process.execPath, ['node_modules/vite/bin/vite.js'], { stdio: 'inherit' }),
];
const endAll = () => programs.forEach((program) => program.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, endAll);
for (const program of programs) {
  program.on('exit', (code) => {
    endAll();
    process.exitCode ??= code ?? 0;
  });
}
