// @vitest-environment happy-dom
import { Maskito, type MaskitoOptions } from '@maskito/core';
import { afterEach, describe, expect, it } from 'vitest';
import { expiry } from './masks.ts';
import { decimal, money } from './money-mask.ts';

let mask: Maskito;
afterEach(() => mask.destroy());

function shown(options: () => MaskitoOptions, insertions: readonly string[]): string {
  const input = document.createElement('input');
  document.body.append(input);
  mask = new Maskito(input, options());
  for (const data of insertions) {
    const event = new InputEvent('beforeinput', { inputType: 'insertText', data, cancelable: true, bubbles: true });
    if (input.dispatchEvent(event)) input.setRangeText(data, input.selectionStart!, input.selectionEnd!, 'end');
    input.dispatchEvent(new InputEvent('input', { inputType: 'insertText', data, bubbles: true }));
  }
  return input.value;
}

describe('an amount', () => {
  it.each([
    ['38.50', '38,50'],
    ['38,50', '38,50'],
    ['1188', '1.188'],
    ['1.188,00', '1.188,00'],
    ['1.188', '1.188'],
    ['1188.00', '1.188,00'],
    ['1.188.000,50', '1.188.000,50'],
    ['0.25', '0,25'],
    ['38,501', '38,50'],
    ['99999999999', '99.999.999.999'],
  ])('typed as %s is %s', (typed, expected) => {
    expect(shown(money, [...typed])).toBe(expected);
  });

  it.each([
    ['0.264984', '0,264984'],
    ['1.188,5', '1.188,5'],
    ['0,123456789', '0,12345678'],
  ])('per share, typed as %s, is %s', (typed, expected) => {
    expect(shown(decimal, [...typed])).toBe(expected);
  });

  it.each([
    ['38.50', '38,50'],
    ['1188.00', '1.188,00'],
    ['1,188.00', '1.188,00'],
    ['R$ 1.188,00', '1.188,00'],
    ['1.188', '1.188'],
    ['38,509', '38,509'],
    ['123.456.789,00', '123.456.789,00'],
    ['-1', ''],
    ['12 de maio', ''],
  ])('pasted as %s is %s', (pasted, expected) => {
    expect(shown(money, [pasted])).toBe(expected);
  });
});

it.each([
  ['1/30', '01/2030'],
  ['12/30', '12/2030'],
  ['12/2030', '12/2030'],
])('an expiry typed as %s is %s', (typed, expected) => {
  expect(shown(() => expiry, [...typed])).toBe(expected);
});
