import { beforeAll, expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';
import { given } from '../testing/given.ts';
import { compiledOnce, nameOf, nameOfFrequent } from './named.ts';

const { db, services } = await testApi();
let ids: number[];
beforeAll(async () => {
  ids = [(await given.client(db, { name: 'Rui Prado' })).id, (await given.client(db, { name: 'Lia Reis' })).id];
});

it('a query that is compiled once runs with the values of each call, in their places', async () => {
  let made = 0;
  const find = compiledOnce((kysely, id: number, name: string) => {
    made += 1;
    return kysely
      .selectFrom('client')
      .select('id')
      .where('name', '=', name)
      .where('removed_at', 'is', null)
      .where('gender', 'in', ['F', 'M'])
      .where('id', '=', id);
  });
  expect(await find(services, ids[0]!, 'Rui Prado')).toEqual([{ id: ids[0] }]);
  expect(await find(services, ids[1]!, 'Lia Reis')).toEqual([{ id: ids[1] }]);
  expect(await find(services, ids[1]!, 'Rui Prado')).toEqual([]);
  expect(made).toBe(1);
});

it('names are given to so many texts and no more, and a text keeps its own', () => {
  const first = nameOf('select 0');
  for (let n = 0; n < 1000; n += 1) nameOf(`select ${n}`);
  expect(nameOf('select 0')).toBe(first);
  expect(nameOf('select 1001')).toBeUndefined();
  for (let n = 0; n < 5; n += 1) expect(nameOfFrequent('select 1002')).toBeUndefined();
});
