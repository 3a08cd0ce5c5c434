// Checks what our adapter sends to Stripe, and what the double returns, against the description of Stripe's API.
import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';

type Schema = Record<string, any>;
type Operation = { operationId: string; requestBody?: any; responses: any; 'x-query-schema'?: Schema };
type Check = (value: unknown) => string[];
export type Route = {
  name: string;
  method: string;
  path: RegExp;
  literal: boolean;
  request: Check | null;
  answer: Check;
  answerSchema: Schema;
};

const file = 'src/server/testing/stripe/stripe-subset.openapi.json';
const ref = '#/components/schemas/';

/** The API description, as routes that can be checked. */
export function readContract() {
  const spec = JSON.parse(readFileSync(file, 'utf8')) as {
    info: { version: string };
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, Schema> };
  };
  const { schemas } = spec.components;
  const wire = compiler(schemas, 'wire');
  const json = compiler(schemas, 'json');
  const routes = Object.entries(spec.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): Route => {
      const requestSchema = operation.requestBody?.content['application/x-www-form-urlencoded'].schema ?? operation['x-query-schema'];
      const answerSchema = operation.responses['200'].content['application/json'].schema as Schema;
      return {
        name: operation.operationId,
        method: method.toUpperCase(),
        path: new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
        literal: !path.includes('{'),
        request: requestSchema ? wire(requestSchema) : null,
        answer: json(answerSchema),
        answerSchema,
      };
    }),
  );
  routes.sort((a, b) => Number(b.literal) - Number(a.literal));
  return {
    version: spec.info.version,
    routes,
    blank: (name: string) => blank(schemas, { $ref: ref + name }),
    canExpand: (schema: Schema, path: string) => canExpand(schemas, schema, path),
  };
}

/** All values in a form are text, so each type becomes a pattern. */
function compiler(schemas: Record<string, Schema>, mode: 'wire' | 'json') {
  const ajv = new Ajv({ allErrors: true, strict: false, validateSchema: false });
  ajv.addSchema({
    $id: `${mode}.json`,
    definitions: Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, translated(schema, mode)])),
  });
  return (schema: Schema): Check => {
    let check: ValidateFunction | undefined;
    return (value) => {
      check ??= ajv.compile(translated(schema, mode));
      return check(value)
        ? []
        : (check.errors ?? [])
            .slice(0, 6)
            .map(
              (error) =>
                `${error.instancePath || '/'} ${error.message} ${(error.params as { additionalProperty?: string }).additionalProperty ?? ''}`,
            );
    };
  };
}

const asText: Record<string, Schema> = {
  integer: { type: 'string', pattern: '^-?\\d+$' },
  number: { type: 'string', pattern: '^-?\\d+(\\.\\d+)?$' },
  boolean: { type: 'string', enum: ['true', 'false'] },
};

function translated(schema: Schema, mode: 'wire' | 'json'): Schema {
  if (schema['$ref']) return { $ref: `${mode}.json#/definitions/${String(schema['$ref']).slice(ref.length)}` };
  const each = (given: Schema) => translated(given, mode);
  const out: Schema = {};
  for (const key of ['type', 'enum', 'required', 'pattern', 'maxLength', 'minLength'])
    if (schema[key] !== undefined) out[key] = schema[key];
  if (mode === 'wire') Object.assign(out, asText[schema['type']]);
  if (schema['properties'])
    out['properties'] = Object.fromEntries(
      Object.entries(schema['properties'] as Record<string, Schema>).map(([name, property]) => [name, each(property)]),
    );
  if (schema['items']) out['items'] = each(schema['items']);
  if (schema['anyOf']) out['anyOf'] = (schema['anyOf'] as Schema[]).map(each);
  const { additionalProperties: more } = schema;
  if (more !== undefined) out['additionalProperties'] = typeof more === 'object' ? each(more) : more;
  return schema['nullable'] && Object.keys(out).length > 0 ? { anyOf: [out, { type: 'null' }] } : out;
}

/** Whether this version's responses have this path: removed paths are detected here. */
function canExpand(schemas: Record<string, Schema>, schema: Schema, path: string): boolean {
  const resolved = (given: Schema): Schema =>
    given?.['$ref'] ? resolved(schemas[String(given['$ref']).slice(ref.length)] as Schema) : given;
  let here = [schema];
  for (const step of path.split('.')) {
    here = here
      .flatMap((given) => (resolved(given)['anyOf'] ?? [given]).map(resolved))
      .flatMap((given: Schema) => {
        const next = given['properties']?.[step];
        return next ? [next.items ?? next] : [];
      });
  }
  return here.length > 0;
}

/** The smallest object that the description allows. */
function blank(schemas: Record<string, Schema>, schema: Schema): any {
  if (schema['$ref']) return blank(schemas, schemas[String(schema['$ref']).slice(ref.length)] as Schema);
  if (schema['nullable']) return null;
  const oneOf = schema['enum'] ?? schema['x-openEnum'];
  if (oneOf) return oneOf[0];
  if (schema['anyOf']) return blank(schemas, schema['anyOf'][0]);
  if (schema['type'] === 'object' || schema['properties'])
    return Object.fromEntries(
      ((schema['required'] ?? []) as string[]).map((key) => [key, blank(schemas, schema['properties']?.[key] ?? {})]),
    );
  return { string: '', integer: 0, number: 0, boolean: false, array: [] }[schema['type'] as string] ?? null;
}
