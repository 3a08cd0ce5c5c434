import { expect, test } from 'vitest';
import { resourceTypes } from '#domain/activities/words.ts';
import { roomAt } from '../rooms.ts';
import { hasPage, wayTo } from './record-link.tsx';

test('all kinds of record in the feed except these have a page', () => {
  expect(resourceTypes.filter((kind) => !hasPage(kind))).toEqual([
    'reading',
    'service',
    'price',
    'tax_rate',
    'payment',
    'apa',
    'closing',
    'recurring',
    'owner_statement',
    'session',
    'invitation',
    'token',
    'calendar',
    'calendar_import',
    'subscription',
  ]);
});

test.each(resourceTypes.filter(hasPage))('a record of the kind %s opens at an existing address', async (kind) => {
  const { to }: { to: string } = wayTo({ kind, id: 7 });
  const routes = (await roomAt(to)?.())?.routes ?? [];
  const patterns = routes.map(({ options }) => (options as { path: string }).path.replaceAll(/\$\w+/g, '[^/]+'));
  expect(patterns.some((pattern) => new RegExp(`^${pattern}$`).test(to))).toBe(true);
});
