import { expect, it } from 'vitest';
import { groupBy } from './group-by.ts';

it('groupBy: groups and their items keep their order', () => {
  const groups = groupBy(['ITUB4', 'PETR4', 'ITUB3'], (code) => code.slice(0, 4));
  expect([...groups]).toEqual([
    ['ITUB', ['ITUB4', 'ITUB3']],
    ['PETR', ['PETR4']],
  ]);
  expect([...groupBy([], String)]).toEqual([]);
});
