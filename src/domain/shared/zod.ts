// The only place that imports zod. It must be configured before the first schema is made: otherwise zod probes `new Function`,
// which our content security policy forbids and the browser reports.
import { config, z } from 'zod';

config({ jitless: true, customError: (issue) => inWords(issue as Issue) });

type Issue = { code?: string; expected?: unknown; values?: readonly unknown[]; maximum?: unknown; minimum?: unknown; input?: unknown };

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with fields',
};

/** The message of a field without one of its own; zod's messages are for programmers. */
function inWords({ code, expected, values, maximum, minimum, input }: Issue): string {
  if (input === undefined) return 'This is missing';
  if (code === 'invalid_type') return `This should be ${kinds[String(expected)] ?? 'something else'}`;
  if (code === 'invalid_value') return `This should be one of ${values?.join(', ')}`;
  if (code === 'too_big') return `This should be at most ${maximum}`;
  if (code === 'too_small') return `This should be at least ${minimum}`;
  return "We can't read this";
}

export { z };
