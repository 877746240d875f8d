import { expect, it } from 'vitest';
import { listQuery } from './list-query.ts';

it('list query: its schema is built once, on first use', async () => {
  const input = listQuery({ sort: ['fruit.id'], by: 'fruit.id', filters: ({ id }) => ({ 'fruit.id': id() }) });
  expect(input.made).toBeUndefined();
  const schema = await input();
  expect([input.made, await input()]).toEqual([schema, schema]);
});

const input = listQuery({
  sort: ['fruit.id', 'fruit.name'],
  by: 'fruit.id',
  order: -1,
  perPage: 20,
  filters: ({ text }) => ({ 'fruit.name': text(0, 9) }),
});
const texts = [
  '',
  '0',
  '1',
  '2',
  '60',
  '100',
  '101',
  '1000000',
  '1000001',
  '-1',
  '01',
  '1.5',
  '1e2',
  ' 7',
  'x',
  'fruit.name',
];

it("list query: paging is read as the schema reads it, whatever the URL's state", async () => {
  const schema = await input();
  const keys = ['page', 'perPage', 'sort', 'order', 'fruit.name', 'foo'];
  const states = keys.flatMap((one) =>
    keys.flatMap((other) =>
      texts.flatMap((a) =>
        texts.map(
          (b) =>
            new Map([
              [one, a],
              [other, b],
            ]),
        ),
      ),
    ),
  );
  const read = states.flatMap((state) => {
    const paging = input.readPaging(state);
    return paging ? [{ state, paging }] : [];
  });
  for (const { state, paging } of read) expect(paging).toEqual(schema.validateSync(Object.fromEntries(state)));
  expect(read.length).toBeGreaterThan(100);
});

it.each([
  ['nothing', {}, { page: 1, perPage: 20, sort: 'fruit.id', order: -1 }],
  ['paging', { page: '3', order: '1', sort: 'fruit.name' }, { page: 3, perPage: 20, sort: 'fruit.name', order: 1 }],
  ['a filter', { page: '3', 'fruit.name': 'maçã' }, undefined],
  ['an invalid page', { page: '0' }, undefined],
  ['an unknown sort', { sort: 'fruit.colour' }, undefined],
  ['an inherited key', { constructor: '1' }, undefined],
])('list query: a state of %s is read without the schema, or left to it', (_what, state, paging) => {
  expect(input.readPaging(new Map(Object.entries(state)))).toEqual(paging);
});
