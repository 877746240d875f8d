import { Project } from 'ts-morph';
import { expect, it } from 'vitest';
import { schemaOfType, type Reading } from './type-schema.ts';

const project = new Project({ useInMemoryFileSystem: true, compilerOptions: { strict: true } });

function read(code: string) {
  const at = project.createSourceFile('types.ts', code, { overwrite: true });
  const reading: Reading = { at, named: {} };
  const schema = schemaOfType(reading, at.getTypeAliasOrThrow('Answer').getType());
  return { schema, named: Object.fromEntries(Object.entries(reading.named).map(([name, of]) => [name, of.schema])) };
}
/** Of one field, whose name may say more than its type. */
const fieldOf = (type: string, name = 'x') =>
  (read(`export type Answer = [{\n${name}: ${type} }];`).schema.prefixItems as { properties: object }[])[0]!.properties;

it.each([
  ['string', { type: 'string' }],
  ['number', { type: 'number' }],
  ['boolean', { type: 'boolean' }],
  ['true', { type: 'boolean', const: true }],
  ['null', { type: 'null' }],
  ['unknown', {}],
  ["'b' | 'a'", { type: 'string', enum: ['a', 'b'] }],
  ["'a' | null", { type: ['string', 'null'], enum: ['a', null] }],
  ['2 | 1', { type: 'number', enum: [1, 2] }],
  ['string | null', { type: ['string', 'null'] }],
  ['boolean | null', { type: ['boolean', 'null'] }],
  ['string | number', { anyOf: [{ type: 'number' }, { type: 'string' }] }],
  ['string[]', { type: 'array', items: { type: 'string' } }],
  ['readonly string[]', { type: 'array', items: { type: 'string' } }],
  [
    'readonly [a: string, b: unknown]',
    { type: 'array', prefixItems: [{ type: 'string' }, {}], minItems: 2, maxItems: 2 },
  ],
  ['Record<string, number>', { type: 'object', additionalProperties: { type: 'number' } }],
  [
    "Record<'a' | 'b', number>",
    {
      type: 'object',
      properties: { a: { type: 'number' }, b: { type: 'number' } },
      required: ['a', 'b'],
      additionalProperties: false,
    },
  ],
])('%s is a field of that schema', (type, schema) => {
  expect(fieldOf(type)).toEqual({ x: schema });
});

it('what may be left out is not required, and what is never there is refused', () => {
  expect(read('export type Answer = [{ a?: string; b?: never; c: string | undefined }];').schema.prefixItems).toEqual([
    {
      type: 'object',
      properties: { a: { type: 'string' }, c: { type: 'string' } },
      required: ['c'],
      additionalProperties: false,
    },
  ]);
});

it.each([
  ['id', 'number', { type: 'integer' }],
  ['client_id', 'number | null', { type: ['integer', 'null'] }],
  ['paid', 'number', { type: 'number' }],
  ['created_at', 'string', { type: 'string', format: 'date-time' }],
  ['since', 'string | null', { type: ['string', 'null'], format: 'date-time' }],
  ['birth_date', 'string', { type: 'string', format: 'date' }],
  ['/** @format date */\nends_at', 'string', { type: 'string', format: 'date' }],
])('a field named %s is what its name says', (name, type, schema) => {
  expect(Object.values(fieldOf(type, name))).toEqual([schema]);
});

it('named types are written once, with their doc comments, and may be part of themselves', () => {
  const { schema, named } = read(`
    /** A row. */
    interface Row {
      /** Who. */
      name: string;
      rows?: Row[];
    }
    interface Page<T> { items: T[] }
    interface Wide extends Pick<Row, 'name'> { more: boolean }
    export type Answer = [Page<Row>, Row & { version: string }, Wide | null];`);
  expect(named.Row).toEqual({
    type: 'object',
    description: 'A row.',
    properties: {
      name: { type: 'string', description: 'Who.' },
      rows: { type: 'array', items: { $ref: '#/components/schemas/Row' } },
    },
    required: ['name'],
    additionalProperties: false,
  });
  expect(Object.keys(named).toSorted()).toEqual(['Row', 'Wide']);
  expect(named.Wide).toMatchObject({ properties: { name: { description: 'Who.' } }, required: ['more', 'name'] });
  expect(schema.prefixItems).toMatchObject([
    { properties: { items: { items: { $ref: '#/components/schemas/Row' } } } },
    { properties: { version: {}, name: {} }, additionalProperties: false },
    { anyOf: [{ $ref: '#/components/schemas/Wide' }, { type: 'null' }] },
  ]);
});

it.each(['any', 'Date', '() => string', 'bigint', 'symbol'])(
  'type %s is refused, as JSON has no such value',
  (type) => {
    expect(() => fieldOf(type)).toThrow('is nothing that JSON has');
  },
);
