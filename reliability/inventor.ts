/** The parts of JSON Schema that are needed for generating values. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
};

const texts = [
  '',
  ' ',
  'Aurelia',
  'Ναυτίλος',
  '🛥️👩🏽‍✈️',
  '\u202Ertl',
  'a\u200Bb',
  'e\u0301',
  'nul \0 here',
  '\ud800',
  "Robert'); drop table yachts;--",
  '<img src=x onerror=alert(1)>',
  '=HYPERLINK("x")',
  '%00%2e%2e',
  '${7*7}',
  '{{7*7}}',
  'x'.repeat(5_000),
  'line\nbreak',
  '../../etc/passwd',
  'javascript:alert(1)',
  '0x10',
  '1e400',
  '-0',
  'null',
];
const numbers = [0, 1, 2, -1, 1.5, 0.005, 100, 99_999, 1e9, 9_999_999_999.99, 2 ** 31, 2 ** 53, -(2 ** 53), 1e300];
const moments = [
  '2026-06-01',
  '2026-06-01T10:00:00Z',
  '2031-06-07T12:00:00.000Z',
  '2024-02-29',
  '2026-02-30',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59-23:59',
  '10000-01-01',
  'yesterday',
];
const strange: unknown[] = [null, true, [], {}, [[]], '1', { $gt: '' }, { __proto__: null, constructor: 1 }];

/** Generates values from schemas: mostly valid, often at a limit, sometimes of another type. The same seed gives the same values. */
export function inventor(seed: number, components: Record<string, Schema>) {
  let state = seed >>> 0 || 1;
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const chance = (share: number) => random() < share;
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  type Known = (field: string) => unknown;

  function make(schema: Schema, known: Known, field = '', depth = 0): unknown {
    if (chance(0.02)) return pick(strange);
    const { $ref, anyOf, oneOf, allOf } = schema;
    if ($ref) return depth > 8 ? null : make(components[$ref.split('/').at(-1) ?? ''] ?? {}, known, field, depth + 1);
    const choices = anyOf ?? oneOf;
    if (choices) return make(pick(choices), known, field, depth);
    if (allOf) return Object.assign({}, ...allOf.map((part) => make(part, known, field, depth)));
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return chance(0.95) ? pick(schema.enum) : 'none of them';
    const referred = known(field);
    if (referred !== undefined && chance(0.9)) return referred;
    const type = Array.isArray(schema.type) ? pick(schema.type) : schema.type;
    if (type === 'object') return anObject(schema, known, depth);
    if (type === 'array') return Array.from({ length: pick([0, 1, 1, 2, 3]) }, () => make(schema.items ?? {}, known, field, depth + 1));
    if (type === 'integer' || type === 'number')
      return chance(0.6) ? Math.min(schema.maximum ?? 50, Math.max(schema.minimum ?? 1, 1 + Math.floor(random() * 40))) : pick(numbers);
    if (type === 'boolean') return chance(0.5);
    return type === 'null' ? null : aText(schema, field);
  }

  function anObject({ properties = {}, required = [] }: Schema, known: Known, depth: number): object {
    const made: Record<string, unknown> = {};
    for (const [name, part] of Object.entries(properties)) {
      if (required.includes(name) ? chance(0.97) : chance(0.4)) made[name] = make(part, known, name, depth + 1);
    }
    // Fields that only the server sets must never take effect.
    if (chance(0.05)) Object.assign(made, { id: 1, companyId: 1, role: 'admin', createdAt: '2000-01-01T00:00:00Z', isOwner: true });
    return made;
  }

  function aText({ format, minLength = 0, maxLength }: Schema, field: string): string {
    if (format === 'date' || format === 'date-time' || /Date$|^(from|to)$/.test(field))
      return chance(0.7) ? pick(moments.slice(0, 4)) : pick(moments);
    if (format === 'email' || /email/i.test(field))
      return chance(0.8) ? `somebody${Math.floor(random() * 1e6)}@trial.example` : pick(texts);
    if (/amount|price|cost|quantity|rate/i.test(field)) return chance(0.8) ? pick(['10', '1250.50', '0.01']) : pick(texts);
    if (chance(0.15) && maxLength) return 'x'.repeat(maxLength + pick([-1, 0, 1]));
    return chance(0.6) ? 'Aurelia'.padEnd(minLength, 'a').slice(0, Math.max(minLength, maxLength ?? 50)) : pick(texts);
  }

  return { make, pick, chance };
}
