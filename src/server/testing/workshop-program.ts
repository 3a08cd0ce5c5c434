// The program of a workshop for the tests of workshops: real processes that do what a test asks of them.
import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '../platform/refusal.ts';
import { answerTasks } from '../platform/workshop-tasks.ts';

export const trialTasks = {
  echo: (input: unknown) => Promise.resolve(input),
  pid: async (milliseconds: number) => {
    await pause(milliseconds);
    return process.pid;
  },
  secrets: () => Promise.resolve(Object.keys(process.env)),
  refuse: () => Promise.reject(new Refusal(422, 'bad', 'No.', { errors: [{ path: 'file', message: 'No.' }] })),
  fail: () => Promise.reject(new Error('nobody foresaw this')),
  die: () => Promise.resolve(process.kill(process.pid, 'SIGKILL')),
  hold: (megabytes: number) => {
    held.push(Buffer.alloc(megabytes * 1024 * 1024, 1));
    return Promise.resolve(process.pid);
  },
  turnForever: () => {
    for (;;);
  },
};
const held: Buffer[] = [];

answerTasks(trialTasks);
