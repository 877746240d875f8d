import { expect, it } from 'vitest';
import { operations } from '../testing/operations.ts';

/** yup's description of a schema, as far as it is inspected here. */
interface Schema {
  type: string;
  fields?: Record<string, Schema>;
  innerType?: Schema;
  tests: { OPTIONS?: { name?: string } }[];
  spec: { noUnknown?: boolean };
  isValidSync(value: unknown, options: object): boolean;
}

/** Secrets stored as a hash, fields sent to the sandbox's tokeniser, and fields that only look up existing records. */
const forgottenFields =
  /\.(password|current|new|challenge|((coupon|product)_)?code|(\w+_)?(key|version|token)|card_\w+|asset)$/;
/** Bodies whose input is not stored as typed. */
const forgottenBodies = /^(checkSignupConflict|logIn|typeQuotes|subscribeToPush)\./;

const takesCard = (schema: Schema): boolean =>
  schema.isValidSync('Cartão 4111 1111 1111 1111', {
    strict: true,
    parent: {},
    context: { body: true, now: new Date(0) },
  });

/** A body's text or object schemas, including itself and those inside lists, by path. */
function partsOf(type: 'string' | 'object', schema: Schema | undefined, at: string): [path: string, part: Schema][] {
  if (schema?.type === 'array') return partsOf(type, schema.innerType, at);
  const inner = Object.entries(schema?.fields ?? {}).flatMap(([key, field]) => partsOf(type, field, `${at}.${key}`));
  return schema?.type === type ? [[at, schema], ...inner] : inner;
}

const bodies: [name: string, schema: Schema][] = [];
for (const { name, method, input } of operations) {
  if (method === 'GET' || !input) continue;
  bodies.push([name, typeof input === 'function' ? await input() : input]);
}

it('request bodies: stored texts refuse card numbers', () => {
  const texts = bodies.flatMap(([name, schema]) => partsOf('string', schema, name));
  expect(texts.length).toBeGreaterThan(100);
  const kept = texts.filter(([path]) => !forgottenFields.test(path) && !forgottenBodies.test(path));
  expect(kept.filter(([, text]) => takesCard(text)).map(([path]) => path)).toEqual([]);
});

/** A body's list schemas, including nested ones, by path. */
const listsOf = (schema: Schema | undefined, at: string): [path: string, list: Schema][] => [
  ...(schema?.type === 'array' ? [[at, schema] as [string, Schema], ...listsOf(schema.innerType, at)] : []),
  ...Object.entries(schema?.fields ?? {}).flatMap(([key, field]) => listsOf(field, `${at}.${key}`)),
];

it('request bodies: every list states its maximum length', () => {
  const lists = bodies.flatMap(([name, schema]) => listsOf(schema, name));
  expect(lists.length).toBeGreaterThan(20);
  const hasMost = ({ tests }: Schema) => tests.some(({ OPTIONS }) => OPTIONS?.name === 'max');
  expect(lists.filter(([, list]) => !hasMost(list)).map(([path]) => path)).toEqual([]);
});

it('request bodies: unknown fields are refused at any depth', () => {
  const objects = bodies.flatMap(([name, schema]) => partsOf('object', schema, name));
  expect(objects.length).toBeGreaterThan(bodies.length);
  const refuses = ({ spec }: Schema) => spec.noUnknown === true;
  expect(objects.filter(([, schema]) => !refuses(schema)).map(([path]) => path)).toEqual([]);
});
