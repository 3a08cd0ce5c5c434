// Turns answers into JSON. A field that isn't in the schema never leaves the server, and this is several times faster than zod itself.
import fastJson from 'fast-json-stringify';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from '#domain/shared/zod.ts';

type Serializer = (answer: unknown) => string;

export type Serializers = {
  /** The serializer for this schema. It is compiled when an answer first needs it: compiling all of them took up most of the startup. */
  of: (schema: z.ZodType) => Serializer;
  /**
   * Compiles those that no answer has needed yet, one at a time, with a pause after each so that requests come first. Answers how many
   * there are.
   */
  compileAll: () => Promise<number>;
  /** Stops compiling. */
  close: () => void;
};

export function openSerializers(): Serializers {
  const schemas = new Set<z.ZodType>();
  let closed = false;
  return {
    of(schema) {
      schemas.add(schema);
      return (answer) => compiled(schema)(answer);
    },
    async compileAll() {
      for (const schema of schemas) {
        if (closed) break;
        compiled(schema);
        await pause(5, undefined, { ref: false });
      }
      return schemas.size;
    },
    close() {
      closed = true;
    },
  };
}

const known = new WeakMap<z.ZodType, Serializer>();

/** Compiled once for each schema, no matter how many applications use it. */
function compiled(schema: z.ZodType): Serializer {
  const made = known.get(schema);
  if (made) return made;
  const { $schema: _, ...json } = z.toJSONSchema(schema, { target: 'draft-7', io: 'output', unrepresentable: 'any' });
  const serializer = fastJson(json as object);
  known.set(schema, serializer);
  return serializer;
}
