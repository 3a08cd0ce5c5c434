import cluster from 'node:cluster';
import { start } from './start.ts';
import { work } from './workers/worker.ts';

if (cluster.isWorker) await work(process.env);
else await start(process.env, { program: import.meta.filename });
