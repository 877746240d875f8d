import type { ListInput } from '@mirante/contract/lazy-schema.ts';
import type { StringSchema } from 'yup';
import { describe, expect, it } from 'vitest';
import { operations } from '../testing/operations.ts';

const lists = operations.flatMap(({ name, input }) => {
  const list = input as Partial<ListInput> | undefined;
  return list?.defaults ? [[name, list as ListInput] as const] : [];
});

it('there are lists with defaults', () => {
  expect(lists.length).toBeGreaterThan(50);
});

describe.each(lists)('%s, whose defaults the browser uses before its schema is loaded', (_name, input) => {
  it("equals its schema's defaults", async () => {
    const schema = await input();
    expect(schema.validateSync({}, { abortEarly: false })).toEqual(input.defaults);
    expect((schema.fields['sort'] as StringSchema).describe().oneOf).toEqual(input.sorts);
  });
});
