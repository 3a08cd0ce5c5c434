import swagger from '@fastify/swagger';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { Problem } from '#domain/shared/fields.ts';
import { docsPage } from './docs-page.ts';
import type { App } from './parts.ts';

/** Describes the API as OpenAPI 3.1, from the very schemas that validate, at /api/openapi.json and in words at /api/docs. */
export async function describeApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Fairlead', version: '1', description },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'The token that POST /api/auth/login answers.' } },
      },
    },
    transform: (route) => withUpload(jsonSchemaTransform(route)),
    transformObject: (document) => withoutUnusedSchemas(jsonSchemaTransformObject(document)),
  });
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/')) return;
    route.schema = { ...route.schema, response: { ...(route.schema?.response as object), '4xx': Problem, '5xx': Problem } };
  });
  app.get('/api/openapi.json', { config: { may: 'anyone' }, schema: { hide: true } }, () => app.swagger());
  app.get('/api/docs', { config: { may: 'anyone' }, schema: { hide: true } }, (_request, reply) => {
    void reply.type('text/html; charset=utf-8').send(docsPage(app.swagger()));
  });
}

type Described = ReturnType<typeof jsonSchemaTransform>;

/** A form with a file in it is read as a stream, not validated as a body; its description says so all the same. */
function withUpload({ schema, url }: Described): Described {
  const uploads = (schema as { consumes?: string[] } | undefined)?.consumes?.includes('multipart/form-data');
  const body = { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } };
  return { schema: uploads ? { ...schema, body } : schema, url };
}

/** The generator describes every schema as it comes in and as it goes out; only what a route refers to stays. */
function withoutUnusedSchemas<T extends object>(document: T): T {
  const schemas = (document as { components?: { schemas?: Record<string, unknown> } }).components?.schemas ?? {};
  for (let removed = true; removed;) {
    const text = JSON.stringify(document);
    const unused = Object.keys(schemas).filter((name) => !text.includes(`"#/components/schemas/${name}"`));
    for (const name of unused) delete schemas[name];
    removed = unused.length > 0;
  }
  return document;
}

const description = `The API of Fairlead, the very one its pages use.

Sign in with \`POST /api/auth/login\` and send the token as \`Authorization: Bearer …\`. An account with two-step sign-in gets a
ticket there, which \`POST /api/auth/login/second-step\` takes with a code; programs use an API token, which needs neither.
Ids are positive integers, keys camelCase, instants ISO 8601 in UTC. Lists answer an array; \`limit\`, \`offset\` and \`q\` page and search
them, and the count of all matches is in the header \`X-Total-Count\`. Without \`limit\` a list answers up to 1,000 rows.
A PATCH changes only the keys it carries; \`null\` or an empty text clears an optional field.
A record answers with an \`ETag\`; sent back as \`If-Match\` it refuses (412) a change made on top of somebody else's.
\`Idempotency-Key\` on POST makes a repeated request answer what the first one did, for 24 hours.`;
