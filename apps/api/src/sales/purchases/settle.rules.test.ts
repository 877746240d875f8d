import { expect, it } from 'vitest';
import type { Charge } from '../../gateways/payments/port.ts';
import { differenceOf, isVerified, isVoidedBefore, unownedMoneyOf } from './settle.rules.ts';

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
  expect(isVerified({ ...payment, due_at: null }, { ...charge, dueAt: null }, now)).toBe(true);
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

it.each<[string, boolean, Partial<typeof payment>, Charge['status']]>([
  ['canceled without a charge', true, { status: 'canceled', vindi_code: null }, 'pending'],
  ['canceled with its charge', false, { status: 'canceled' }, 'pending'],
  ['canceled without a charge, and paid', false, { status: 'canceled', vindi_code: null }, 'paid'],
  ['pending without a charge', false, { vindi_code: null }, 'pending'],
])('a payment %s was voided before its charge became known: %s', (_what, isVoided, known, status) => {
  expect(isVoidedBefore({ ...payment, ...known }, { ...charge, status })).toBe(isVoided);
});

const owner = { ...payment, attributed: [], lacks_credit: false, credited_until: null };
const paid: Charge = { ...charge, status: 'paid', paidAt: now };
type Owner = NonNullable<Parameters<typeof unownedMoneyOf>[0]>;

it.each<[string, ReturnType<typeof unownedMoneyOf>, Partial<Owner> | undefined, Partial<Charge>]>([
  ['of no payment', 'unknown_payment', undefined, {}],
  ['of nothing', undefined, undefined, { cents: 0 }],
  ['not paid', undefined, undefined, { status: 'pending' }],
  ['as expected', undefined, {}, {}],
  ['attributed by finance', undefined, { attributed: ['7'] }, { cents: 9001 }],
  ['of a payment to which finance attributed another', 'paid_twice', { attributed: ['8'] }, {}],
  ['with another amount', 'wrong_amount', {}, { cents: 9001 }],
  ['of another customer', 'wrong_charge', {}, { customer: '1002' }],
  ['with another code', 'wrong_charge', { vindi_code: '8' }, {}],
  ['with another code than the paid one', 'paid_twice', { vindi_code: '8', status: 'paid', confirmed_at: now }, {}],
  ['of a removed client', 'removed_client', { status: 'client_deleted' }, {}],
  ['of a client removed since', undefined, { status: 'client_deleted', confirmed_at: now }, {}],
  ['whose credit is gone', 'credit_gone', { lacks_credit: true }, {}],
  ['after its credit was used up', 'credit_gone', { credited_until: later(-1) }, {}],
  ['as its credit is used up', undefined, { credited_until: now }, {}],
])('money %s is unowned: %s', (_what, kind, known, said) => {
  expect(unownedMoneyOf(known && { ...owner, ...known }, { ...paid, ...said })).toBe(kind);
});

const settled = { status: 'paid', confirmed_at: now } as const;
const elsewhere = { ...settled, attributed: ['8'] };
const removed = { ...settled, status: 'client_deleted' } as const;
it.each<[string, ReturnType<typeof differenceOf>, Partial<Owner> | undefined, Partial<Charge> | undefined]>([
  ['paid, without a charge', 'unpaid_there', settled, undefined],
  ['paid by another charge, without its own', undefined, elsewhere, undefined],
  ['pending, without a charge', undefined, {}, undefined],
  ['unknown, with a canceled charge', undefined, undefined, { status: 'canceled', paidAt: null }],
  ['pending, with a paid charge', 'unpaid_here', {}, {}],
  ['paid, with a paid charge', undefined, settled, {}],
  ['paid, with a pending charge', 'unpaid_there', settled, { status: 'pending', paidAt: null }],
  ['paid, with a reversed charge', 'reversed_there', settled, { status: 'canceled' }],
  ['paid by another charge, with a canceled one', undefined, elsewhere, { status: 'canceled', paidAt: null }],
  ['pending, with a canceled charge', undefined, {}, { status: 'canceled', paidAt: null }],
  ['of a removed client, with a pending charge', undefined, removed, { status: 'pending', paidAt: null }],
])('a payment %s differs: %s', (_what, kind, known, said) => {
  expect(differenceOf(known && { ...owner, ...known }, said && { ...paid, ...said })).toBe(kind);
});
