import { expect, test } from 'vitest';
import { compactCnpj, isCnpj, maskedCnpj, withCheckDigits } from './cnpj.ts';

test('CNPJ: its check digits are right with letters, as in the example of the Receita Federal, and without', () => {
  expect(withCheckDigits('12ABC34501DE')).toBe('12ABC34501DE35');
  expect(withCheckDigits('112223330001')).toBe('11222333000181');
});

test.each(['12ABC34501DE36', '12abc34501de35', '12ABC34501DE3', '12ABC34501DE350', '1122233300018A', ''])(
  'CNPJ: %j is none',
  (text) => expect(isCnpj(text)).toBe(false),
);

test('CNPJ: its characters are stored in capitals without the mask, and shown with it', () => {
  expect(compactCnpj(' 12.abc.345/01de-35')).toBe('12ABC34501DE35');
  expect(isCnpj('12ABC34501DE35')).toBe(true);
  expect(['12ABC34501DE35', '11222333000181', '1122'].map(maskedCnpj)).toEqual([
    '12.ABC.345/01DE-35',
    '11.222.333/0001-81',
    '1122',
  ]);
});
