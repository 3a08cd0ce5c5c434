// npm run dev: the server, restarted at every change, and the pages, renewed in the browser. The pages' address is printed by Vite.
import { spawn } from 'node:child_process';
import { ready } from './ready.mjs';

await ready({ build: true });
const programs = [
  spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'src/server/main.ts'], { stdio: 'inherit' }),
  spawn(process.execPath, ['node_modules/vite/bin/vite.js'], { stdio: 'inherit' }),
];
for (const program of programs) {
  program.on('exit', (code) => {
    for (const other of programs) other.kill('SIGTERM');
    process.exitCode = code ?? 0;
  });
}
