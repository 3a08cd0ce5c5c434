// Worked examples of API requests and responses. Each is defined once, next to its schema, and appears wherever that schema is used. A test
// checks each against its schema.
import { z } from '#domain/shared/zod.ts';

/** All examples, by schema. */
export const examples = new Map<z.core.$ZodType, unknown>();

/** Gives a schema its worked example. */
export function withExample<T extends z.ZodType>(schema: T, example: z.input<T>): T {
  examples.set(schema, example);
  return schema;
}

/** The example of a schema: its own, or one assembled from those of its parts. Undefined if a part has none. */
export function exampleOf(schema: z.core.$ZodType): unknown {
  if (examples.has(schema)) return examples.get(schema);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'array': {
      const element = exampleOf(def.element);
      return element === undefined ? undefined : [element];
    }
    case 'union':
      return def.options.map(exampleOf).find((each) => each !== undefined);
    case 'optional':
    case 'nullable':
      return exampleOf(def.innerType);
    case 'pipe':
      return exampleOf(def.in) ?? exampleOf(def.out);
    case 'enum':
      return Object.values(def.entries)[0];
    case 'object':
      return exampleOfObject(def.shape);
    default:
      return undefined;
  }
}

function exampleOfObject(shape: z.core.$ZodShape): unknown {
  const fields = Object.entries(shape).map(([name, field]) => ({
    name,
    value: exampleOf(field),
    required: field._zod.optin === undefined,
  }));
  if (fields.some(({ value, required }) => required && value === undefined)) return undefined;
  return Object.fromEntries(fields.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])));
}

/** The examples of one operation: the body, the responses by status, and the parameters by name. */
type OperationExamples = { body?: unknown; answers: Record<string, unknown>; parameters: Record<string, unknown> };
type Schemas = { body?: unknown; params?: unknown; querystring?: unknown; response?: unknown };

const isZod = (schema: unknown): schema is z.ZodType => schema instanceof z.ZodType;
const hasContent = (schema: z.ZodType) => !(schema instanceof z.ZodNull);

/** Finds the examples of a route among those of its schemas. The server won't start if a body or response lacks one. */
export function examplesOf(route: string, { body, params, querystring, response = {} }: Schemas): OperationExamples {
  const needed = (what: string, schema: z.ZodType) => {
    const example = exampleOf(schema);
    if (example === undefined) throw new Error(`${route} has no example of ${what}`);
    return example;
  };
  const answers = Object.entries(response as object).filter(([, schema]) => isZod(schema) && hasContent(schema));
  return {
    body: isZod(body) ? needed('its body', body) : undefined,
    answers: Object.fromEntries(answers.map(([status, schema]) => [status, needed(`what it answers with ${status}`, schema)])),
    parameters: { ...parametersOf(params), ...parametersOf(querystring) },
  };
}

function parametersOf(schema: unknown): Record<string, unknown> {
  if (!(schema instanceof z.ZodObject)) return {};
  return Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, exampleOf(field as z.ZodType)]));
}

type Media = { content?: Record<string, { example?: unknown }> };
type Operation = {
  operationId?: string;
  parameters?: { name: string; example?: unknown }[];
  requestBody?: Media;
  responses: Record<string, Media>;
};

/** Writes the examples of each operation into the description of the API. */
export function writeExamples(operations: Operation[], byOperation: Map<string, OperationExamples>): void {
  for (const { operationId = '', parameters = [], requestBody, responses } of operations) {
    const given = byOperation.get(operationId);
    if (!given) continue;
    const write = (media: Media | undefined, example: unknown) => {
      const json = media?.content?.['application/json'];
      if (json && example !== undefined) json.example = example;
    };
    write(requestBody, given.body);
    for (const [status, example] of Object.entries(given.answers)) write(responses[status.toUpperCase()], example);
    for (const parameter of parameters) {
      const example = given.parameters[parameter.name];
      if (example !== undefined) parameter.example = example;
    }
  }
}
