import { expect, test } from 'vitest';
import { z } from '#domain/shared/zod.ts';
import { aWorld } from '../testing/given.ts';
import { until } from '../testing/until.ts';
import { openSerializers } from './serializers.ts';

const Yacht = z.object({ name: z.string(), length: z.number().nullable() });

test('a field that isn’t in the schema isn’t written', () => {
  const write = openSerializers().of(Yacht);
  expect(write({ name: 'Aurelia', length: 24, owner: 'a secret' })).toBe('{"name":"Aurelia","length":24}');
  expect(write({ name: 'Corallina', length: null })).toBe('{"name":"Corallina","length":null}');
});

test('all are compiled one at a time, with other work in between, until they are closed', async () => {
  const serializers = openSerializers();
  const schemas = Array.from({ length: 20 }, (_, nth) => z.object({ [`field${nth}`]: z.string() }));
  const turns: string[] = [];
  for (const schema of schemas) serializers.of(schema);
  const all = serializers.compileAll().then((count) => turns.push(`compiled ${count}`));
  setImmediate(() => turns.push('a request'));
  await all;
  expect(turns).toEqual(['a request', 'compiled 20']);
  serializers.close();
  expect(await serializers.compileAll()).toBe(20);
});

test('a schema that can’t be compiled is reported, and doesn’t affect the others', async () => {
  const serializers = openSerializers();
  serializers.of(undefined as unknown as z.ZodType);
  const write = serializers.of(Yacht);
  await expect(serializers.compileAll()).rejects.toThrow(/undefined/);
  expect(write({ name: 'Aurelia', length: 24 })).toContain('Aurelia');
});

const world = aWorld();

test('every answer of the application has a schema that can be compiled', async () => {
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  await until(() => world.logged.some((line) => /could not be compiled|serializers compiled/.test(line)));
  expect(world.logged.filter((line) => line.includes('could not be compiled'))).toEqual([]);
  const { schemas } = JSON.parse(world.logged.find((line) => line.includes('serializers compiled')) ?? '{}');
  expect(schemas).toBeGreaterThan(150);
});
