import { expect, it } from 'vitest';
import { operations } from '../testing/operations.ts';

/** As yup describes a schema to whoever looks into it. */
interface Schema {
  type: string;
  fields?: Record<string, Schema>;
  innerType?: Schema;
  isValidSync(value: unknown, options: object): boolean;
}

/** A secret of which a hash is kept, what goes to the sandbox's tokeniser, or is looked for among what there is. */
const forgottenFields =
  /\.(password|current|new|challenge|((coupon|product)_)?code|(\w+_)?(key|version|token)|card_\w+|asset)$/;
/** Of these nothing is kept as it was typed. */
const forgottenBodies = /^(checkSignupConflict|logIn|typeQuotes|subscribeToPush)\./;

const takesCard = (schema: Schema): boolean =>
  schema.isValidSync('Cartão 4111 1111 1111 1111', {
    strict: true,
    parent: {},
    context: { body: true, now: new Date(0) },
  });

/** The texts of a body by their paths. */
function textsOf(schema: Schema | undefined, at: string): [path: string, text: Schema][] {
  if (schema?.fields) return Object.entries(schema.fields).flatMap(([key, inner]) => textsOf(inner, `${at}.${key}`));
  if (schema?.type === 'array') return textsOf(schema.innerType, at);
  return schema?.type === 'string' ? [[at, schema]] : [];
}

it('no text that is kept takes the number of a card', async () => {
  const texts = [];
  for (const { name, method, input } of operations) {
    if (method === 'GET' || !input) continue;
    const schema = (typeof input === 'function' ? await input() : input) as unknown as Schema;
    texts.push(...textsOf(schema, name));
  }
  expect(texts.length).toBeGreaterThan(100);
  const kept = texts.filter(([path]) => !forgottenFields.test(path) && !forgottenBodies.test(path));
  expect(kept.filter(([, text]) => takesCard(text)).map(([path]) => path)).toEqual([]);
});
