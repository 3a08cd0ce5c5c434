import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from './platform/routing.ts';
import { roomAt, withoutTwin, type Route } from './rooms.ts';

const files = readdirSync(import.meta.dirname, { recursive: true }).filter((name) => String(name).endsWith('-routes.ts'));

test.each(files)('%s is found by each of its addresses, and those that anybody may open have no twin', async (file) => {
  const room: { routes: Route[] } = await import(`./${String(file)}`);
  for (const { options } of room.routes) {
    const { path } = options as { path: string };
    expect(await roomAt(path)?.(), path).toBe(room);
    expect(withoutTwin.includes(path), path).toBe(path === '/dashboard' || options.getParentRoute() === root);
  }
});

test('an address is looked up whatever its case, and none leads anywhere by accident', () => {
  expect(roomAt('/Yachts/7')).toBe(roomAt('/yachts'));
  expect(roomAt('/dashboard/')).toBe(roomAt('/dashboard'));
  for (const address of ['/', '', '/nowhere', '/constructor', '/yachtsman']) expect(roomAt(address), address).toBeUndefined();
});
