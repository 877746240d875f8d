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

test('product choice: a forced parent is deselected with its last child, even if selected before', () => {
  let chosen = toggled(new Set(), complete, links);
  expect(choiceStates(products, links, chosen).get(complete)).toBe('on');
  chosen = toggled(toggled(chosen, stocks, links), funds, links);
  expect(choiceStates(products, links, chosen).get(complete)).toBe('forced');
  chosen = toggled(chosen, stocks, links);
  expect(choiceStates(products, links, chosen).get(complete)).toBe('forced');
  chosen = toggled(chosen, funds, links);
  expect(choiceStates(products, links, chosen).get(complete)).toBe('off');
});

test('product choice: a stored choice is restored', () => {
  expect(choiceOf([complete, funds], links)).toEqual(new Set([funds]));
  expect(choiceOf([complete, lone], links)).toEqual(new Set([complete, lone]));
});

test('product choice: in a cycle the clicked product is selected', () => {
  const circle = [
    { parent_id: 1, child_id: 2 },
    { parent_id: 2, child_id: 1 },
  ];
  expect(toggled(new Set([1]), 2, circle)).toEqual(new Set([2]));
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
