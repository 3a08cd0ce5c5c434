import { expect, test } from 'vitest';
import { z } from '#domain/shared/zod.ts';
import { aWorld } from '../testing/given.ts';
import { until } from '../testing/until.ts';
import { openSerializers } from './serializers.ts';

const Yacht = z.object({ name: z.string(), length: z.number().nullable() });

test('what isn’t in the schema of an answer isn’t written', () => {
  const write = openSerializers().of(Yacht);
  expect(write({ name: 'Aurelia', length: 24, owner: 'a secret' })).toBe('{"name":"Aurelia","length":24}');
  expect(write({ name: 'Corallina', length: null })).toBe('{"name":"Corallina","length":null}');
});

test('all are compiled one at a time, with other work in between, until that is ended', async () => {
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

test('a schema that no answer can be written with is told of when it is compiled, and doesn’t keep the others from answering', async () => {
  const serializers = openSerializers();
  serializers.of(undefined as unknown as z.ZodType);
  const write = serializers.of(Yacht);
  await expect(serializers.compileAll()).rejects.toThrow(/undefined/);
  expect(write({ name: 'Aurelia', length: 24 })).toContain('Aurelia');
});

const world = aWorld();

test('every answer of the application has a schema that it can be written with', async () => {
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  await until(() => world.logged.some((line) => /can’t be written|is compiled/.test(line)));
  expect(world.logged.filter((line) => line.includes('can’t be written'))).toEqual([]);
  const { schemas } = JSON.parse(world.logged.find((line) => line.includes('is compiled')) ?? '{}');
  expect(schemas).toBeGreaterThan(150);
});
