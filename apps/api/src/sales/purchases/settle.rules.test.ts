import { expect, it } from 'vitest';
import type { Charge } from '../../gateways/payments/port.ts';
import { isVerified } from './settle.rules.ts';

const now = new Date('2026-11-25T15:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const payment: Parameters<typeof isVerified>[0] = {
  code: 'a1',
  vindi_code: '7',
  client_id: 1001,
  amount: 100,
  discount: 10,
  status: 'pending',
  confirmed_at: null,
  verified_at: later(-0.5),
  due_at: later(30),
  pix_copy_paste: '000201',
  bank_slip_url: null,
  bank_slip_line: null,
};
const charge: Charge = {
  code: '7',
  reference: 'a1',
  status: 'pending',
  cents: 9000,
  customer: '1001',
  dueAt: later(30),
  paidAt: null,
  pixCopyPaste: '000201',
  bankSlipUrl: null,
  bankSlipLine: null,
};

it('a pending charge whose details its payment has is verified, also if it omits them', () => {
  expect(isVerified(payment, charge, now)).toBe(true);
  expect(isVerified(payment, { ...charge, dueAt: null, pixCopyPaste: null }, now)).toBe(true);
});

it.each<[string, Partial<typeof payment>, Partial<Charge>]>([
  ['paid', {}, { status: 'paid', paidAt: now }],
  ['canceled', {}, { status: 'canceled' }],
  ['of a payment without a charge', { vindi_code: null }, {}],
  ['of a payment paid already', { status: 'paid', confirmed_at: now }, {}],
  ['of a payment never compared', { verified_at: null }, {}],
  ['of a payment compared a minute ago', { verified_at: later(-1) }, {}],
  ['of an overdue payment', { due_at: now }, { dueAt: now }],
  ['with another due time', {}, { dueAt: later(31) }],
  ['with another amount', {}, { cents: 9001 }],
  ['of another customer', {}, { customer: '1002' }],
  ['of another reference', {}, { reference: 'b2' }],
  ['with another code', {}, { code: '8' }],
  ['with another Pix code', {}, { pixCopyPaste: '000202' }],
  ['with a boleto', {}, { bankSlipUrl: 'https://banco.example/1' }],
  ['with a boleto line', {}, { bankSlipLine: '34191' }],
])('a charge %s is to be settled', (_what, known, said) => {
  expect(isVerified({ ...payment, ...known }, { ...charge, ...said }, now)).toBe(false);
});
