import { maskitoTransform, type MaskitoOptions } from '@maskito/core';
import { describe, expect, it } from 'vitest';
import * as masks from './masks.ts';
import { money } from './money-mask.ts';
import { phone, phoneFromTyped } from './phone-mask.ts';

const cases: [name: string, mask: MaskitoOptions, typed: string, shown: string][] = [
  ['cpf', masks.cpf, '52998224725', '529.982.247-25'],
  ['cpf', masks.cpf, '529.982.247-25 ', '529.982.247-25'],
  ['cpf', masks.cpf, 'a1', '1'],
  ['cnpj', masks.cnpj, '12abc34501de35', '12.ABC.345/01DE-35'],
  ['cnpj', masks.cnpj, '11.222.333/0001-8a1', '11.222.333/0001-81'],
  ['cep', masks.cep, '01310100', '01310-100'],
  ['date', masks.date, '14081987', '14/08/1987'],
  ['date', masks.date, '1987-08-14', '14/08/1987'],
  ['card', masks.card, '4111111111111111', '4111 1111 1111 1111'],
  ['card', masks.card, '378282246310005', '3782 822463 10005'],
  ['card', masks.card, '30569309025904', '3056 930902 5904'],
  ['expiry', masks.expiry, '122029', '12/2029'],
  ['expiry', masks.expiry, '12/30', '12/2030'],
  ['expiry', masks.expiry, '1226', '12/2026'],
  ['expiry', masks.expiry, '12/3', '12/203'],
  ['expiry', masks.expiry, '12/20', '12/20'],
  ['expiry', masks.expiry, '12/2', '12/2'],
  ['expiry', masks.expiry, '2030-12', '12/2030'],
  ['moment', masks.moment, '221120261430', '22/11/2026 14:30'],
  ['moment', masks.moment, '2026-11-22T14:30', '22/11/2026 14:30'],
  ['moment', masks.moment, '2026-11-22 14:30:59', '22/11/2026 14:30'],
  ['moment', masks.moment, '1/8/2026 9:05', '01/08/2026 09:05'],
  ['moment', masks.moment, '2026-11-22', '22/11/2026'],
  ['money', money(), '1234567,89', '1.234.567,89'],
  ['money', money(), '1234567,891', '1.234.567,891'],
  ['money', money(), '123456789,5', '123.456.789,5'],
  ['phone', phone, '11912345678', '(11) 91234-5678'],
  ['phone', phone, '+5511912345678', '+55 11 91234 5678'],
  ['phone', phone, '+12133734253', '+1 213 373 4253'],
];

describe('an input mask', () => {
  it.each(cases)('formats %s as %#', (_name, mask, typed, shown) => {
    expect(maskitoTransform(typed, mask)).toBe(shown);
  });

  it('keeps the caret after the typed digit', () => {
    const { value, selection } = maskitoTransform({ value: '119', selection: [3, 3] }, phone);
    expect([value, selection]).toEqual(['(11) 9', [6, 6]]);
  });
});

describe('the phone parser', () => {
  it.each([
    ['(11) 91234-5678', '+5511912345678'],
    ['+1 213 373 4253', '+12133734253'],
    ['(11) 9123', '(11) 9123'],
    ['', ''],
  ])('of %s is %s', (typed, kept) => {
    expect(phoneFromTyped(typed)).toBe(kept);
  });
});
