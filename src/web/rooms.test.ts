import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from './platform/routing.ts';
import { roomAt, withoutTwin, type Route } from './rooms.ts';

const files = readdirSync(import.meta.dirname, { recursive: true }).filter((name) => String(name).endsWith('-routes.ts'));

test.each(files)('%s is found by each of its addresses, and public ones have no twin', async (file) => {
  const room: { routes: Route[] } = await import(`./${String(file)}`);
  for (const { options } of room.routes) {
    const { path } = options as { path: string };
    expect(await roomAt(path)?.(), path).toBe(room);
    expect(withoutTwin.includes(path), path).toBe(path === '/dashboard' || options.getParentRoute() === root);
  }
});

test('no field leaves dates or times to the browser, which follows its own language instead of the user’s formats', () => {
  const sources = readdirSync(import.meta.dirname, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.tsx'));
  const native = sources.filter((name) =>
    /type=.?["'](?:date|time|month|week|datetime-local)\b/.test(readFileSync(`${import.meta.dirname}/${name}`, 'utf8')),
  );
  expect(native).toEqual([]);
});

test('an address is looked up whatever its case, and none leads anywhere by accident', () => {
  expect(roomAt('/Yachts/7')).toBe(roomAt('/yachts'));
  expect(roomAt('/dashboard/')).toBe(roomAt('/dashboard'));
  for (const address of ['/', '', '/nowhere', '/constructor', '/yachtsman']) expect(roomAt(address), address).toBeUndefined();
});
