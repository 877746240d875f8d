import { expect, test } from 'vitest';
import { clientProductCan, clientProductStatusStyle } from './products/client-product.ts';
import { isPending } from './products/pending-payments.ts';
import { amountBuckets, paymentStatusStyle, paymentTypeStyle } from './sales/payment.ts';

test.each([
  ['active', 'ATIVO'],
  ['pending_payment', 'PAGAMENTO PENDENTE'],
  ['no_payment', 'PAGAMENTO NÃO REALIZADO'],
  ['cancelled', 'CANCELADO'],
  ['expired', 'EXPIRADO'],
  ['toString', 'DESCONHECIDO'],
  ['other', 'DESCONHECIDO'],
])('client product status: %s reads %s', (status, label) => {
  expect(clientProductStatusStyle(status).label).toBe(label);
});

test.each([
  ['paid', false, 'PAGO'],
  ['pending', false, 'PENDENTE'],
  ['pending', true, 'VENCIDO'],
  ['canceled', true, 'CANCELADO'],
  ['cancelled', false, 'CANCELADO'],
  ['client_deleted', false, 'CLIENTE_DEL'],
])('payment status: %s (expired: %s) reads %s', (status, expired, label) => {
  expect(paymentStatusStyle({ status, expired }).label).toBe(label);
});

test.each([
  ['buy', null, 'COMPRA'],
  ['renew', 7, 'RENOVAÇÃO'],
  ['renew', null, 'RENOVAÇÃO'],
  ['buy', 7, 'RENOVAÇÃO'],
  ['gift', undefined, 'DESCONHECIDO'],
])('payment type: %s, renewing %s, reads %s', (type, renewal_id, label) => {
  expect(paymentTypeStyle({ type, renewal_id }).label).toBe(label);
});

test.each([
  ['active', null, { renew: true, buyAgain: false, pending: false }],
  ['active', 7, { renew: false, buyAgain: false, pending: true }],
  ['pending_payment', null, { renew: false, buyAgain: false, pending: true }],
  ['no_payment', null, { renew: false, buyAgain: true, pending: false }],
  ['cancelled', null, { renew: false, buyAgain: true, pending: false }],
  ['expired', null, { renew: false, buyAgain: true, pending: false }],
] as const)('client product actions: %s, renewing %s', (status, renewing_id, can) => {
  const state = { status, renewing_id };
  expect({
    renew: clientProductCan.renew(state),
    buyAgain: clientProductCan.buyAgain(state),
    pending: isPending(state),
  }).toEqual(can);
});

test('amount buckets leave no cent out', () => {
  const bounds = Object.values(amountBuckets);
  const gaps = bounds.slice(1).map(({ from }, i) => Math.round((from - bounds[i]!.to!) * 100));
  expect(gaps).toEqual([1, 1, 1, 1]);
});
