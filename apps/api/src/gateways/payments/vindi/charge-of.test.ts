import { expect, test } from 'vitest';
import type { Bill } from './answers.ts';
import { chargeOf } from './charge-of.ts';

type Charged = Bill['charges'][number];
const charge = (more: Partial<Charged> = {}): Charged => ({
  id: 9,
  amount: '120.0',
  status: 'pending',
  payment_method: { code: 'pix' },
  last_transaction: null,
  ...more,
});
const bill = (more: Partial<Bill> = {}, charges: Charged[] = [charge()]): Bill => ({
  id: 7,
  code: 'ref',
  amount: '120.0',
  status: 'pending',
  customer: { id: 3, code: '42' },
  charges,
  ...more,
});
const card = { payment_method: { code: 'credit_card' } };
const paidAt = '2026-11-25T12:00:00.000-03:00';
const paid = { status: 'paid', paid_at: paidAt };

test.each<[string, Bill, object]>([
  ['waits', bill(), { status: 'pending', paidAt: null, cents: 12_000, code: '7', reference: 'ref', customer: '42' }],
  ['is paid', bill({ status: 'paid' }, [charge(paid)]), { status: 'paid', paidAt: new Date(paidAt) }],
  ['is paid, without its charges told', bill({ status: 'paid' }, []), { status: 'paid', paidAt: null, cents: 12_000 }],
  [
    'is paid by less',
    bill({ status: 'paid' }, [charge({ ...paid, amount: '119.99' })]),
    { status: 'paid', cents: 11_999 },
  ],
  ['is looked into', bill({ status: 'review' }, [charge({ ...card, status: 'fraud_review' })]), { status: 'pending' }],
  ['is canceled', bill({ status: 'canceled' }, [charge({ status: 'canceled' })]), { status: 'canceled', paidAt: null }],
  [
    'was given back',
    bill({ status: 'canceled' }, [charge({ status: 'canceled', paid_at: paidAt })]),
    { status: 'canceled', paidAt: new Date(paidAt) },
  ],
  [
    'was given back, and waits for new money',
    bill({}, [charge({ status: 'canceled', paid_at: paidAt }), charge({ id: 10 })]),
    { status: 'canceled', paidAt: new Date(paidAt) },
  ],
  [
    'was given back, its day forgotten',
    bill({ status: 'canceled' }, [
      charge({
        status: 'canceled',
        last_transaction: { transaction_type: 'refund', status: 'success', created_at: paidAt },
      }),
    ]),
    { status: 'canceled', paidAt: new Date(paidAt) },
  ],
  [
    'was refused for good',
    bill({}, [charge({ ...card, last_transaction: { status: 'rejected' } })]),
    { status: 'canceled', paidAt: null },
  ],
  [
    'was refused and is tried again',
    bill({}, [charge({ ...card, next_attempt: paidAt, last_transaction: { status: 'rejected' } })]),
    { status: 'pending' },
  ],
  ['has another state than we know', bill({ status: 'scheduled' }), { status: 'pending' }],
  ["is nobody's", bill({ code: null, customer: { id: 3, code: null } }), { reference: '', customer: '' }],
])('a bill that %s', (_what, given, charged) => {
  expect(chargeOf(given)).toMatchObject(charged);
});

const pix = (fields: Record<string, unknown>) =>
  chargeOf(bill({}, [charge({ last_transaction: { created_at: paidAt, gateway_response_fields: fields } })]));
const halfAnHourLater = new Date('2026-11-25T12:30:00-03:00');

test('a Vindi Pix charge is valid for half an hour, or for less where the bank says so', () => {
  expect(pix({ qrcode_original_path: '000201' })).toMatchObject({ pixCopyPaste: '000201', dueAt: halfAnHourLater });
  for (const longer of [1, '1', null, '2026-11-26T12:00:00', '2026-11-25T15:31:00Z', 'amanhã'])
    expect(pix({ max_days_to_keep_waiting_payment: longer }).dueAt).toEqual(halfAnHourLater);
  for (const sooner of [
    '2026-11-25T12:10:00',
    '2026-11-25 12:10:00',
    '2026-11-25T15:10:00Z',
    '2026-11-25T12:10:00-03:00',
  ])
    expect(pix({ max_days_to_keep_waiting_payment: sooner }).dueAt).toEqual(new Date('2026-11-25T12:10:00-03:00'));
});

test('a Vindi boleto has its page, its line without dots, and its due date', () => {
  const slip = (more: Partial<Charged>) =>
    chargeOf(
      bill({}, [charge({ payment_method: { code: 'bank_slip' }, due_at: '2026-11-30T23:59:59.000-03:00', ...more })]),
    );
  const fields = {
    typeable_barcode: '34191.09024 38659.380448 54967.890002 5 79440000012000',
    print_url: 'https://banco.example/2',
  };
  expect(
    slip({ print_url: 'https://banco.example/1', last_transaction: { gateway_response_fields: fields } }),
  ).toMatchObject({
    bankSlipUrl: 'https://banco.example/1',
    bankSlipLine: '34191090243865938044854967890002579440000012000',
    dueAt: new Date('2026-11-30T23:59:59-03:00'),
  });
  expect(
    slip({
      print_url: 'javascript:alert(1)',
      last_transaction: { gateway_response_fields: { typeable_barcode: '1234' } },
    }),
  ).toMatchObject({ bankSlipUrl: null, bankSlipLine: null });
});
