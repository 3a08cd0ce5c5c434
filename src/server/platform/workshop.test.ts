import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import type { trialTasks } from '../testing/workshop-program.ts';
import type { Refusal } from './refusal.ts';
import { openWorkshop, type Workshop, type WorkshopOptions } from './workshop.ts';

type Trial = typeof trialTasks;

const program = join(process.cwd(), 'src/server/testing/workshop-program.ts');
const words = { full: 'Too many wait.', lost: 'It was not finished.' };
const opened: Workshop[] = [];
afterEach(() => Promise.all(opened.splice(0).map((each) => each.close())));

function aWorkshop(options: Partial<WorkshopOptions> = {}) {
  const logged: string[] = [];
  const log = pino({}, { write: (line: string) => void logged.push(line) });
  const workshop = openWorkshop({ program, log, words, ...options });
  opened.push(workshop);
  return { ...workshop, logged };
}

/** The refusal of this work. */
async function refused(work: Promise<unknown>): Promise<Refusal> {
  return work.then(
    () => Promise.reject(new Error('it was not refused')),
    (error: Refusal) => error,
  );
}

/** The running processes of these tests, found by their program. */
function processes(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(program);
      } catch {
        return false;
      }
    });
}

describe('a workshop', () => {
  test('answers from another process, which knows none of the server’s secrets', async () => {
    process.env['S3_SECRET_ACCESS_KEY'] = 'of the tests';
    const { work } = aWorkshop();
    const sent = { content: Buffer.from('a picture'), sides: [1, 2] };
    expect(await work<Trial['echo']>('echo', sent, 1)).toEqual(sent);
    expect(await work<Trial['pid']>('pid', 0, 1)).not.toBe(process.pid);
    expect(await work<Trial['secrets']>('secrets', undefined as never, 1)).not.toContain('S3_SECRET_ACCESS_KEY');
    delete process.env['S3_SECRET_ACCESS_KEY'];
  });

  test('refuses as the task does, and passes on unexpected errors', async () => {
    const { work, counts } = aWorkshop();
    expect(await refused(work('refuse', undefined as never, 1))).toMatchObject({
      status: 422,
      code: 'bad',
      message: 'No.',
      more: { errors: [{ path: 'file', message: 'No.' }] },
    });
    expect((await refused(work('fail', undefined as never, 1))).message).toContain('nobody foresaw this');
    expect(counts()).toEqual({ running: 0, waiting: 0, deaths: 0 });
  });

  test('whose process dies only fails the work it was doing, and continues with the rest', async () => {
    const { work, counts, logged } = aWorkshop();
    const [died, ...others] = await Promise.all([
      refused(work('die', undefined as never, 1)),
      work<Trial['echo']>('echo', 'second' as never, 1),
      work<Trial['echo']>('echo', 'third' as never, 2),
    ]);
    expect(died).toMatchObject({ status: 503, code: 'not_finished', message: 'It was not finished.', more: { retryAfter: 5 } });
    expect(others).toEqual(['second', 'third']);
    expect(counts()).toEqual({ running: 0, waiting: 0, deaths: 1 });
    expect(logged.join()).toContain('a helper process died');
  });

  test('ends a piece of work that takes too long', async () => {
    const { work } = aWorkshop({ patience: 3_000 });
    expect(await refused(work('turnForever', undefined as never, 1))).toMatchObject({ status: 503, code: 'not_finished' });
    expect(await work<Trial['echo']>('echo', 'next' as never, 1)).toBe('next');
  });

  test('that can’t start its program says so, and the server keeps running', async () => {
    const { work, counts } = aWorkshop({ program: join(process.cwd(), 'src/server/testing/no-such-program.ts') });
    expect(await refused(work('echo', 1 as never, 1))).toMatchObject({ status: 503, code: 'not_finished' });
    expect(counts()).toMatchObject({ running: 0, waiting: 0 });
  });

  test('lets companies take turns: one that sends much only delays itself', async () => {
    const { work } = aWorkshop();
    const order: string[] = [];
    const send = (company: number, name: string) => work<Trial['pid']>('pid', 20 as never, company).then(() => void order.push(name));
    await Promise.all([
      ...Array.from({ length: 6 }, (_, place) => send(1, `one ${place}`)),
      send(2, 'two 0'),
      send(2, 'two 1'),
      send(3, 'three 0'),
    ]);
    expect(order).toEqual(['one 0', 'one 1', 'two 0', 'three 0', 'one 2', 'two 1', 'one 3', 'one 4', 'one 5']);
  });

  test('refuses work beyond the limits of one company and of all, and says when to come back', async () => {
    const { work, refuseIfFull } = aWorkshop({ places: { all: 5, ofOne: 3 } });
    const send = (company: number) => work<Trial['pid']>('pid', 50 as never, company);
    const handPids = [send(1), send(1), send(1)];
    const over = await refused(send(1));
    expect(over).toMatchObject({ status: 503, code: 'busy', message: 'Too many wait.' });
    expect(over.more.retryAfter).toBeGreaterThanOrEqual(2);
    handPids.push(send(2), send(3));
    expect(await refused(send(4))).toMatchObject({ code: 'busy' });
    expect(() => refuseIfFull(4)).toThrow('Too many wait.');
    expect(new Set(await Promise.all(handPids)).size).toBe(1);
    expect(() => refuseIfFull(1)).not.toThrow();
    expect(await send(1)).toBeGreaterThan(0);
  });

  test('accepts no more uploads of one company than may wait, and keeps places for the others', async () => {
    const { work, whileSent } = aWorkshop({ places: { all: 3, ofOne: 2 } });
    const sent: (() => void)[] = [];
    const send = (company: number) => whileSent(company, () => new Promise<void>((resolve) => sent.push(resolve)));
    const sending = [send(1), send(1)];
    expect(await refused(send(1))).toMatchObject({ status: 503, code: 'busy' });
    expect(await work<Trial['echo']>('echo', 'another’s' as never, 2)).toBe('another’s');
    for (const each of sent) each();
    await Promise.all(sending);
    expect(await work<Trial['echo']>('echo', 'theirs' as never, 1)).toBe('theirs');
    await expect(whileSent(1, () => Promise.reject(new Error('broken off')))).rejects.toThrow('broken off');
    expect(await Promise.all([work<Trial['echo']>('echo', 1 as never, 1), work<Trial['echo']>('echo', 2 as never, 1)])).toEqual([1, 2]);
  });

  test('does nothing for a caller that has left the line', async () => {
    const { work, counts } = aWorkshop();
    const leaving = new AbortController();
    const first = work<Trial['pid']>('pid', 200 as never, 1);
    const second = refused(work('die', undefined as never, 1, leaving.signal));
    leaving.abort();
    await second;
    expect(counts()).toEqual({ running: 1, waiting: 0, deaths: 0 });
    await first;
    expect(counts()).toEqual({ running: 0, waiting: 0, deaths: 0 });
  });

  test('does as much at a time as it has processes', async () => {
    const { work, counts } = aWorkshop({ hands: 2 });
    const both = [work<Trial['pid']>('pid', 500 as never, 1), work<Trial['pid']>('pid', 500 as never, 1)];
    expect(counts()).toMatchObject({ running: 2, waiting: 0 });
    expect(new Set(await Promise.all(both)).size).toBe(2);
  });

  test('gives memory back: a process that uses much is replaced, and an idle one ends', async () => {
    const { work } = aWorkshop({ memory: 250, idle: 300 });
    const first = await work<Trial['hold']>('hold', 1 as never, 1);
    expect(await work<Trial['hold']>('hold', 300 as never, 1)).toBe(first);
    expect(await work<Trial['hold']>('hold', 1 as never, 1)).not.toBe(first);
    await expect.poll(processes, { timeout: 20_000 }).toEqual([]);
    expect(await work<Trial['echo']>('echo', 'again' as never, 1)).toBe('again');
  });

  test('refuses waiting work when it closes, and leaves no process', async () => {
    const { work, close } = aWorkshop();
    const [running, waiting] = [refused(work('pid', 60_000 as never, 1)), refused(work('pid', 0 as never, 1))];
    await close();
    expect([(await running).status, (await waiting).status]).toEqual([503, 503]);
    expect(processes()).toEqual([]);
    expect(await refused(work('echo', 1 as never, 1))).toMatchObject({ status: 503 });
  });
});
