import { expect, it } from 'vitest';
import { listQuery } from './list-query.ts';

it('list query: its schema is built once, on first use', async () => {
  const input = listQuery({ sort: ['fruit.id'], by: 'fruit.id', filters: ({ id }) => ({ 'fruit.id': id() }) });
  expect(input.made).toBeUndefined();
  const schema = await input();
  expect([input.made, await input()]).toEqual([schema, schema]);
});
