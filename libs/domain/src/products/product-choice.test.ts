import { expect, test } from 'vitest';
import { choiceOf, choiceStates, chosenIds, toggled } from './product-choice.ts';

const [complete, stocks, funds, lone] = [6, 3, 2, 9];
const products = [complete, stocks, funds, lone];
const links = [
  { parent_id: complete, child_id: stocks },
  { parent_id: complete, child_id: funds },
];
const states = (...chosen: number[]) => Object.fromEntries(choiceStates(products, links, new Set(chosen)));

test('product choice: a parent is forced while a child is selected', () => {
  expect(states()).toEqual({ [complete]: 'off', [stocks]: 'off', [funds]: 'off', [lone]: 'off' });
  expect(states(stocks)).toEqual({ [complete]: 'forced', [stocks]: 'on', [funds]: 'off', [lone]: 'off' });
  expect(states(stocks, funds, complete)).toMatchObject({ [complete]: 'forced', [stocks]: 'on', [funds]: 'on' });
});

test.each([
  ['on', 'selected before', [complete]],
  ['off', 'not', []],
])('product choice: a forced parent is %s without its last child if it was %s', (expected, _was, before) => {
  const stateAfter = (...clicks: number[]) => {
    const chosen = clicks.reduce(toggled, new Set(before));
    return choiceStates(products, links, chosen).get(complete);
  };
  expect(stateAfter()).toBe(expected);
  expect(stateAfter(stocks, funds)).toBe('forced');
  expect(stateAfter(stocks, funds, stocks)).toBe('forced');
  expect(stateAfter(stocks, funds, stocks, funds)).toBe(expected);
});

test('product choice: a stored choice is restored', () => {
  expect(choiceOf([complete, funds], links)).toEqual(new Set([funds]));
  expect(choiceOf([complete, lone], links)).toEqual(new Set([complete, lone]));
});

test('product choice: of a stored cycle one product is selected', () => {
  const circle = [
    { parent_id: 1, child_id: 2 },
    { parent_id: 2, child_id: 1 },
  ];
  expect(choiceOf([1, 2], circle)).toEqual(new Set([2]));
});

test('product choice: an indirect parent is forced, and cycles end', () => {
  const chain = [
    { parent_id: 1, child_id: 2 },
    { parent_id: 2, child_id: 3 },
    { parent_id: 3, child_id: 1 },
  ];
  expect(Object.fromEntries(choiceStates([1, 2, 3], chain, new Set([3])))).toEqual({
    1: 'forced',
    2: 'forced',
    3: 'on',
  });
});

test('product choice: forced products are sent too', () => {
  expect(chosenIds(choiceStates(products, links, new Set([funds])))).toEqual([complete, funds]);
});
