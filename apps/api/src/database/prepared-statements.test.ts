import { beforeAll, expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';
import { factory } from '../testing/factory.ts';
import { compiledOnce, statementNameOf, frequentStatementNameOf } from './prepared-statements.ts';

const { db } = await testApi();
let ids: number[];
beforeAll(async () => {
  ids = [(await factory.client(db, { name: 'Rui Prado' })).id, (await factory.client(db, { name: 'Lia Reis' })).id];
});

it('compiledOnce: each run uses the parameters of its call, in their places', async () => {
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
  expect(await find(db, ids[0]!, 'Rui Prado')).toEqual([{ id: ids[0] }]);
  expect(await find(db, ids[1]!, 'Lia Reis')).toEqual([{ id: ids[1] }]);
  expect(await find(db, ids[1]!, 'Rui Prado')).toEqual([]);
  expect(made).toBe(1);
});

it('statementNameOf: each text has one name, unique however many there are', () => {
  const names = Array.from({ length: 5000 }, (_, n) => statementNameOf(`select ${n}`));
  expect(new Set(names).size).toBe(5000);
  expect(statementNameOf('select 0')).toBe(names[0]);
});

it('frequentStatementNameOf: a text is named from its third use, unless it selects *', () => {
  const text = 'select id from client where id = 1002';
  expect([1, 2, 3].map(() => frequentStatementNameOf(text) === undefined)).toEqual([true, true, false]);
  for (let n = 0; n < 5; n += 1)
    expect(frequentStatementNameOf('select * from client where id = 1002')).toBeUndefined();
});
