import type { Schema } from './inventor.ts';

type Operation = {
  method: string;
  path: string;
  operation: {
    parameters?: { name: string; in: string; schema: Schema }[];
    requestBody?: { content: Record<string, { schema: Schema }> };
  };
};

export type WrongRequest = { what: string; path: string; body?: unknown };

const nul = encodeURIComponent('\0');
const scalars = ['string', 'integer', 'number', 'boolean', 'null'];

/**
 * Requests to an operation that are invalid whatever is stored, so that accepting one is a bug: an unreadable path, query or body, ids that
 * don't exist, and each field of the query and the body with another type.
 */
export function wrongRequests({ method, path, operation }: Operation, components: Record<string, Schema>): WrongRequest[] {
  const { parameters = [], requestBody } = operation;
  const known = path.replaceAll(/\{\w+\}/g, '1');
  const found: WrongRequest[] = [{ what: 'NUL in the query', path: `${known}?none=${nul}` }];
  if (known !== path) {
    for (const id of ['none%20of%20them', nul, '99999999999999999999', "1'--", '-1'])
      found.push({ what: `the id ${id}`, path: path.replaceAll(/\{\w+\}/g, id) });
  }
  for (const { name, in: where, schema } of parameters) {
    const wrong = wrongInQuery(schema, components);
    if (where === 'query' && wrong !== undefined)
      found.push({ what: `${name} in the query`, path: `${known}?${new URLSearchParams({ [name]: wrong })}` });
  }
  if (method === 'GET') return found;
  found.push({ what: 'NUL in the body', path: known, body: { none: '\0' } }, { what: 'NUL in a name', path: known, body: { 'no\0ne': 1 } });
  const schema = resolved(requestBody?.content['application/json']?.schema, components);
  if (!schema) return found;
  found.push({ what: 'a list as the body', path: known, body: [] }, { what: 'a number as the body', path: known, body: 7 });
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    const wrong = wrongInBody(resolved(part, components), components);
    if (wrong !== undefined) found.push({ what: `${name} in the body`, path: known, body: { [name]: wrong } });
  }
  return found;
}

/** Values that a field can't have; none if it may be anything. */
function wrongInBody(schema: Schema | undefined, components: Record<string, Schema>): unknown {
  const types = typesOf(schema, components);
  if (types.length === 0 || types.includes('any')) return undefined;
  if (types.every((type) => scalars.includes(type))) return { none: [] };
  return types.includes('number') || types.includes('integer') ? undefined : 7;
}

function wrongInQuery(schema: Schema, components: Record<string, Schema>): string | undefined {
  const { enum: words, format } = resolved(schema, components) ?? {};
  const types = typesOf(schema, components);
  if (words || format === 'date' || format === 'date-time') return 'none of them';
  return types.length > 0 && types.every((type) => type === 'integer' || type === 'number') ? 'none of them' : undefined;
}

function typesOf(given: Schema | undefined, components: Record<string, Schema>): string[] {
  const schema = resolved(given, components);
  if (!schema) return ['any'];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.flatMap((each) => typesOf(each, components));
  if (schema.enum ?? schema.const !== undefined) return ['string'];
  return schema.type === undefined ? ['any'] : [schema.type].flat();
}

function resolved(schema: Schema | undefined, components: Record<string, Schema>): Schema | undefined {
  return schema?.$ref ? resolved(components[schema.$ref.split('/').at(-1) ?? ''], components) : schema;
}
