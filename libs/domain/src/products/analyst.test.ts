import { expect, it } from 'vitest';
import { registrationOf } from './analyst.ts';

it.each([
  ['CNPI-P 1234', 'CNPI-P 1234'],
  ['cnpi 1234', 'cnpi 1234'],
  ['EM-9041', 'CNPI EM-9041'],
])('analyst registration: %s is shown as %s', (entered, shown) => {
  expect(registrationOf(entered)).toBe(shown);
});
