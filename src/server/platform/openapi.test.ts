// What the API's description promises to its readers, and to those who generate a client from it.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { describe, expect, test } from 'vitest';
import { z } from '#domain/shared/zod.ts';
import '../app.ts';
import { exampleOf, examples, withExample } from './examples.ts';
import { describeApi } from './openapi.ts';
import type { App } from './parts.ts';

type Media = { content?: Record<string, { example?: unknown; schema: object }> };
type Operation = { operationId: string; description: string; tags: string[]; requestBody?: Media; responses: Record<string, Media> };
const { paths, tags } = JSON.parse(readFileSync('openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  tags: { name: string; description: string }[];
};
const operations = Object.values(paths).flatMap((methods) => Object.values(methods));

// In an address, numbers are digits in a text, while their examples are numbers.
function isValid(schema: z.core.$ZodType, example: unknown): boolean {
  return z.safeParse(schema, example).success || z.safeParse(schema, String(example)).success;
}

async function starting(schema: object, second?: object) {
  const app = Fastify().setValidatorCompiler(validatorCompiler) as unknown as App;
  await describeApi(app, { tags: [{ name: 'Things', description: 'Things to do.' }], contact: 'api@fairlead.example', address: () => '' });
  app.post('/api/things', { schema }, () => null);
  if (second) app.post('/api/other-things', { schema: second }, () => null);
  await app.close();
}

describe('every operation', () => {
  test('has a name of its own, in the format of a function’s', () => {
    const names = operations.map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-z][A-Za-z]+$/.test(name))).toEqual([]);
  });

  test('has a description of one sentence, and belongs to a tag that is described', () => {
    expect(operations.filter(({ description }) => !/^[A-Z].*\.$/.test(description))).toEqual([]);
    expect([...new Set(operations.flatMap((each) => each.tags))].toSorted()).toEqual(tags.map(({ name }) => name).toSorted());
  });

  test.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '%s describes its successful response, and has an example of each body',
    (_name, { requestBody, responses }) => {
      expect(Object.keys(responses).filter((status) => /^[23]/.test(status) && status !== '304')).not.toEqual([]);
      const bodies = [requestBody, ...Object.values(responses)].flatMap((each) => Object.entries(each?.content ?? {}));
      const json = bodies.filter(([type]) => type === 'application/json').map(([, media]) => media);
      expect(json.filter(({ example }) => example === undefined)).toEqual([]);
    },
  );
});

describe('every worked example', () => {
  test('matches its schema', () => {
    expect(examples.size).toBeGreaterThan(100);
    const wrong = [...examples].filter(([schema, example]) => !isValid(schema, example)).map(([, example]) => example);
    expect(wrong).toEqual([]);
  });

  test('is assembled from those of its parts if it has none of its own', () => {
    const Id = withExample(z.int(), 7);
    expect(exampleOf(z.object({ ids: z.array(Id), kind: z.enum(['a', 'b']), note: z.string().optional() }))).toEqual({
      ids: [7],
      kind: 'a',
    });
    expect(exampleOf(z.object({ id: Id, unknown: z.string() }))).toBeUndefined();
  });
});

describe('the server doesn’t start with a route', () => {
  const described = { operationId: 'doThings', summary: 'Do things', description: 'Does things.', tags: ['Things'] };

  test('unless it is fully described', async () => {
    await expect(starting(described)).resolves.toBeUndefined();
  });

  test.each([
    ['without a name', { ...described, operationId: undefined }, 'POST /api/things has no operationId'],
    ['without a description', { ...described, description: '' }, 'POST /api/things has no description'],
    ['with a tag that isn’t described', { ...described, tags: ['Others'] }, "POST /api/things has a tag that isn't described: Others"],
    [
      'without an example of its body',
      { ...described, body: z.object({ name: z.string() }) },
      'POST /api/things has no example of its body',
    ],
    [
      'without an example of its answer',
      { ...described, response: { 200: z.object({ name: z.string() }) } },
      'POST /api/things has no example of what it answers with 200',
    ],
  ])('%s', async (_what, schema, message) => {
    await expect(starting(schema)).rejects.toThrow(message);
  });

  test('that has the name of another', async () => {
    await expect(starting(described, described)).rejects.toThrow('POST /api/other-things has the name of another operation: doThings');
  });
});
