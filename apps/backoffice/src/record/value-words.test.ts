import { expect, it } from 'vitest';
import { inWords } from './value-words.ts';

it.each([
  [null, '', '—'],
  ['', 'obs', '—'],
  [true, 'active', 'Sim'],
  [1188, 'price', 'R$\u00a01.188,00'],
  [12345, 'qt', '12.345'],
  [12345, 'client_id', '12345'],
  ['2026-11-21', 'birth_date', '21/11/2026'],
  ['2026-11-21T15:00:00+00:00', 'expires_at', '21/11/2026, 12:00'],
  ['52998224725', 'cpf', '529.982.247-25'],
  ['+5511987654321', 'cell_phone', '(11) 98765-4321'],
  ['no_payment', 'status', 'pagamento não realizado'],
  ['client_deleted', 'status', 'cliente_del'],
  ['whatever', 'status', 'whatever'],
  ['pix', 'method', 'Pix'],
  [[1, 2], 'products', '[1,2]'],
])('%j of %s reads %s', (value, column, words) => {
  expect(inWords(value, column)).toBe(words);
});
