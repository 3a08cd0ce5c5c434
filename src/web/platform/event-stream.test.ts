import { array, assert, asyncProperty, integer, nat } from 'fast-check';
import { expect, test } from 'vitest';
import { framesOf, type Frame } from './event-stream.ts';

async function read(pieces: Uint8Array[]): Promise<{ frames: Frame[]; aliveCount: number }> {
  let aliveCount = 0;
  const frames: Frame[] = [];
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  for await (const frame of framesOf(stream, () => aliveCount++)) frames.push(frame);
  return { frames, aliveCount };
}

const bytes = (text: string) => new TextEncoder().encode(text);

test('events are read with their id, their name and their data', async () => {
  const { frames } = await read([bytes('id: 7\nevent: change\ndata: {"resource":"yacht"}\n\nevent: reread\ndata:{}\n\n')]);
  expect(frames).toMatchObject([
    { id: '7', event: 'change', data: '{"resource":"yacht"}' },
    { event: 'reread', data: '{}' },
  ]);
});

test('a colon within the data belongs to it', async () => {
  const { frames } = await read([bytes('data: {"at":"09:30:00"}\n\n')]);
  expect(frames).toMatchObject([{ data: '{"at":"09:30:00"}' }]);
});

test('a heartbeat is noticed, but isn’t an event', async () => {
  const { frames, aliveCount } = await read([bytes(': still here\n\n'), bytes(': still here\n\n')]);
  expect(aliveCount).toBe(2);
  expect(frames.every(({ event }) => event === undefined)).toBe(true);
});

test('an incomplete event at the end of the connection is dropped', async () => {
  expect((await read([bytes('event: change\ndata: {}\n\nevent: cha')])).frames).toHaveLength(1);
});

test('the same events are read however the stream is cut, even within a character', async () => {
  const text =
    'id: 1\nevent: change\ndata: {"name":"Zoë ⛵"}\n\nid: 2\nevent: change\ndata: {"name":"Ναυτίλος"}\n\n: ping\n\nevent: reread\n\n';
  const whole = await read([bytes(text)]);
  await assert(
    asyncProperty(array(nat(bytes(text).length), { maxLength: 12 }), integer({ min: 0, max: 1 }), async (cuts, empty) => {
      const places = [0, ...cuts.toSorted((one, other) => one - other), bytes(text).length];
      const pieces = places.slice(1).map((end, index) => bytes(text).slice(places[index], end));
      expect((await read(pieces.filter(({ length }) => length > 0 || empty === 1))).frames).toEqual(whole.frames);
    }),
  );
});
