import swagger from '@fastify/swagger';
import type { RouteOptions } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { Problem } from '#domain/shared/fields.ts';
import { docsPage } from './docs-page.ts';
import { examplesOf, writeExamples } from './examples.ts';
import type { App } from './parts.ts';
import './shared-examples.ts';

type ApiTag = { name: string; description: string };

/**
 * Describes the API as OpenAPI 3.1 at /api/openapi.json, from the same schemas that validate requests, and as readable documentation at
 * /api/docs.
 */
export async function describeApi(
  app: App,
  { tags, contact, address }: { tags: ApiTag[]; contact: string; address: () => string },
): Promise<void> {
  const examplesByOperation = new Map<string, ReturnType<typeof examplesOf>>();
  await app.register(swagger, {
    // Pages and files have addresses too, but aren't part of the API.
    hideUntagged: true,
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Fairlead', version: '1', description, contact: { name: 'Fairlead', email: contact } },
      servers: [{ url: '/' }],
      tags,
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'The token that POST /api/auth/login returns.' } },
      },
    },
    transform: (route) => withUpload(jsonSchemaTransform(route)),
    transformObject: (described) => {
      const document = withoutUnusedSchemas(jsonSchemaTransformObject(described));
      const operations = operationsOf(document);
      describeStatuses(operations);
      writeExamples(operations, examplesByOperation);
      return document;
    },
  });
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/')) return;
    route.schema = { ...route.schema, response: { ...(route.schema?.response as object), '4xx': Problem, '5xx': Problem } };
    if (route.method === 'HEAD' || route.schema.hide) return;
    const operationId = nameOf(route, tags);
    if (examplesByOperation.has(operationId))
      throw new Error(`${route.method} ${route.url} has the name of another operation: ${operationId}`);
    const found = examplesOf(`${route.method} ${route.url}`, route.schema);
    examplesByOperation.set(operationId, { ...found, answers: { ...found.answers, '5xx': failure } });
  });
  app.get('/api/openapi.json', { config: { may: 'anyone' }, schema: { hide: true } }, () => app.swagger());
  let page: string | undefined;
  app.get('/api/docs', { config: { may: 'anyone' }, schema: { hide: true } }, (_request, reply) => {
    void reply.type('text/html; charset=utf-8').send((page ??= docsPage(app.swagger(), address())));
  });
}

/** The name of an operation. The server won't start if a route lacks an operation id, summary or description. */
function nameOf({ method, url, schema = {} }: RouteOptions, tags: ApiTag[]): string {
  const { operationId, summary, description: promise, tags: [tag] = [] } = schema;
  const missing = Object.entries({ operationId, summary, description: promise }).flatMap(([name, value]) => (value ? [] : [name]));
  if (missing.length > 0) throw new Error(`${method} ${url} has no ${missing.join(', ')}`);
  if (!tags.some(({ name }) => name === tag)) throw new Error(`${method} ${url} has a tag that isn't described: ${tag}`);
  return operationId ?? '';
}

type Described = ReturnType<typeof jsonSchemaTransform>;

/** A form with a file is read as a stream and not validated as a body; its description lists the fields anyway. */
function withUpload({ schema, url }: Described): Described {
  const uploads = (schema as { consumes?: string[] } | undefined)?.consumes?.includes('multipart/form-data');
  const body = { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } };
  return { schema: uploads ? { ...schema, body } : schema, url };
}

/**
 * The generator describes every schema both as input and as output. Only those that a route refers to stay, sorted by name so that the
 * order of imports doesn't matter.
 */
function withoutUnusedSchemas<T extends object>(document: T): T {
  const { components } = document as { components?: { schemas?: Record<string, unknown> } };
  const schemas = components?.schemas ?? {};
  for (let removed = true; removed;) {
    const text = JSON.stringify(document);
    const unused = Object.keys(schemas).filter((name) => !text.includes(`"#/components/schemas/${name}"`));
    for (const name of unused) delete schemas[name];
    removed = unused.length > 0;
  }
  const byName = Object.entries(schemas).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { ...document, components: { ...components, schemas: Object.fromEntries(byName) } };
}

const failure: Problem = {
  message: 'Something went wrong. It has been logged; please try again.',
  code: 'internal',
  requestId: '3f2b8a54-6c1d-4e0b-9a57-1f0d2c4b6e88',
};

const statusInWords: Record<string, string> = {
  200: 'Success',
  201: 'Created',
  204: 'Success, with nothing to return',
  302: 'Redirect',
  412: 'Refused: the record has changed in the meantime. The current version is included.',
  '4XX': 'Refused, with the reason',
  '5XX': 'Failed, with what to do next',
};

type Operation = Parameters<typeof writeExamples>[0][number] & { responses: Record<string, { description: string }> };

function operationsOf(document: object): Operation[] {
  const { paths = {} } = document as { paths?: Record<string, Record<string, Operation>> };
  return Object.values(paths).flatMap((methods) => Object.values(methods));
}

/** Replaces the generator's "Default Response" with the meaning of the status. */
function describeStatuses(operations: Operation[]): void {
  for (const [status, answer] of operations.flatMap(({ responses }) => Object.entries(responses)))
    if (answer.description === 'Default Response') answer.description = statusInWords[status] ?? 'Answered';
}

const description = `The API that Fairlead’s own pages use.

Send a token as \`Authorization: Bearer …\` with each request. Programs use an API token, which a company’s manager creates in the settings. For anything
that needs a person, \`POST /api/auth/login\` returns a token, or for an account with two-step sign-in a ticket for
\`POST /api/auth/login/second-step\`.

Ids are positive integers, keys camelCase, instants ISO 8601 in UTC. Lists return an array: \`limit\` and \`offset\`
page it, \`q\` searches it and \`sort\` sorts it, if they are among the parameters of the list; a parameter that isn’t is ignored. The header
\`X-Total-Count\` counts all matches of a list with pages. Without \`limit\`, such a list returns up to 1,000 rows.

A PATCH changes only the keys it carries; \`null\` or an empty text clears an optional field. A record carries an \`ETag\`: sent back as
\`If-Match\`, it refuses (412) to overwrite somebody else’s change. An \`Idempotency-Key\` on a POST makes a repeated request return the first
answer, for 24 hours.`;
