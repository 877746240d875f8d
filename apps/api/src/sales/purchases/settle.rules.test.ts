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

it.each<[string, Partial<typeof payment>, Charge['status'], boolean]>([
  ['canceled without a charge', { status: 'canceled', vindi_code: null }, 'pending', true],
  ['canceled with its charge', { status: 'canceled' }, 'pending', false],
  ['canceled without a charge, and paid', { status: 'canceled', vindi_code: null }, 'paid', false],
  ['pending without a charge', { vindi_code: null }, 'pending', false],
])('a payment %s was voided before its charge became known: %4$s', (_what, known, status, isVoided) => {
  expect(isVoidedBefore({ ...payment, ...known }, { ...charge, status })).toBe(isVoided);
});

const owner = { ...payment, attributed: [], lacks_credit: false, credited_until: null };
const paid: Charge = { ...charge, status: 'paid', paidAt: now };
type Owner = NonNullable<Parameters<typeof unownedMoneyOf>[0]>;

it.each<[string, Partial<Owner> | undefined, Partial<Charge>, ReturnType<typeof unownedMoneyOf>]>([
  ['of no payment', undefined, {}, 'unknown_payment'],
  ['of nothing', undefined, { cents: 0 }, undefined],
  ['not paid', undefined, { status: 'pending' }, undefined],
  ['as expected', {}, {}, undefined],
  ['attributed by finance', { attributed: ['7'] }, { cents: 9001 }, undefined],
  ['of a payment to which finance attributed another', { attributed: ['8'] }, {}, 'paid_twice'],
  ['with another amount', {}, { cents: 9001 }, 'wrong_amount'],
  ['of another customer', {}, { customer: '1002' }, 'wrong_charge'],
  ['with another code', { vindi_code: '8' }, {}, 'wrong_charge'],
  ['with another code than the paid one', { vindi_code: '8', status: 'paid', confirmed_at: now }, {}, 'paid_twice'],
  ['of a removed client', { status: 'client_deleted' }, {}, 'removed_client'],
  ['of a client removed since', { status: 'client_deleted', confirmed_at: now }, {}, undefined],
  ['whose credit is gone', { lacks_credit: true }, {}, 'credit_gone'],
  ['after its credit was used up', { credited_until: later(-1) }, {}, 'credit_gone'],
  ['as its credit is used up', { credited_until: now }, {}, undefined],
])('money %s is unowned as %4$s', (_what, known, said, kind) => {
  expect(unownedMoneyOf(known && { ...owner, ...known }, { ...paid, ...said })).toBe(kind);
});

const settled = { status: 'paid', confirmed_at: now } as const;
it.each<[string, Partial<Owner> | undefined, Partial<Charge> | undefined, ReturnType<typeof differenceOf>]>([
  ['paid, without a charge', settled, undefined, 'unpaid_there'],
  ['paid by another charge, without its own', { ...settled, attributed: ['8'] }, undefined, undefined],
  ['pending, without a charge', {}, undefined, undefined],
  ['unknown, with a canceled charge', undefined, { status: 'canceled', paidAt: null }, undefined],
  ['pending, with a paid charge', {}, {}, 'unpaid_here'],
  ['paid, with a paid charge', settled, {}, undefined],
  ['paid, with a pending charge', settled, { status: 'pending', paidAt: null }, 'unpaid_there'],
  ['paid, with a reversed charge', settled, { status: 'canceled' }, 'reversed_there'],
  [
    'paid by another charge, with a canceled one',
    { ...settled, attributed: ['8'] },
    { status: 'canceled', paidAt: null },
    undefined,
  ],
  ['pending, with a canceled charge', {}, { status: 'canceled', paidAt: null }, undefined],
  [
    'of a removed client, with a reversed charge',
    { ...settled, status: 'client_deleted' },
    { status: 'canceled' },
    undefined,
  ],
])('a payment %s differs as %4$s', (_what, known, said, kind) => {
  expect(differenceOf(known && { ...owner, ...known }, said && { ...paid, ...said })).toBe(kind);
});
