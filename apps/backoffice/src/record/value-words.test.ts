import type { AuditedResource } from '@mirante/domain/house/audit.ts';
import { expect, it } from 'vitest';
import { inWords } from './value-words.ts';

it.each<[AuditedResource, string, unknown, string]>([
  ['client', 'vindi_id', null, '—'],
  ['client_product', 'obs', '', '—'],
  ['product', 'active', true, 'Sim'],
  ['product', 'price', 1188, 'R$\u00a01.188,00'],
  ['coupon', 'qt', 12345, '12.345'],
  ['payment', 'client_id', 12345, '12345'],
  ['client', 'client.id', 12345, '12345'],
  ['client', 'birth_date', '2026-11-21', '21/11/2026'],
  ['client_product', 'expires_at', '2026-11-21T15:00:00+00:00', '21/11/2026, 12:00'],
  ['client_product', 'obs', '2026-11-21Tudo certo', '2026-11-21Tudo certo'],
  ['client', 'cpf', '52998224725', '529.982.247-25'],
  ['client', 'cell_phone', '+5511987654321', '(11) 98765-4321'],
  ['client_product', 'status', 'no_payment', 'pagamento não realizado'],
  ['payment', 'status', 'client_deleted', 'cliente_del'],
  ['payment', 'status', 'whatever', 'whatever'],
  ['payment', 'method', 'pix', 'Pix'],
  ['stock_portfolio', 'price_out', 12.3456, '12,3456'],
  ['fund', 'priority', 2_147_483_647, 'no fim'],
  ['fund', 'priority', 3, '3'],
  ['payment', 'payment.amount', '151-', 'acima de 150'],
  ['audit', 'audit.resource', 'refund', 'Reembolso'],
  ['coupon', 'product_id', [1, 2], '[1,2]'],
])('inWords: of %s, %s %j reads %s', (resource, column, value, words) => {
  expect(inWords(resource, column, value)).toBe(words);
});

it("inWords: does not use another record's labels for a column of the same name", () => {
  expect(inWords('stock', 'status', 'pending')).toBe('pending');
  expect(inWords('refund', 'type', 'buy')).toBe('buy');
});
