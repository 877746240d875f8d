import { array, mixed, number, object, string, type InferType, type Schema } from 'yup';
import { VindiFailure } from './failure.ts';

/** Vindi writes money as text, `"120.0"`, and sometimes as a number. */
const money = () =>
  mixed<string | number>()
    .required()
    .test('money', (value) => /^\d{1,9}(\.\d{1,2}0*)?$/.test(String(value)));
const moment = () =>
  string()
    .nullable()
    .test('moment', (value) => value == null || !Number.isNaN(Date.parse(value)));
const text = () => string().nullable();
const rowId = () => number().integer().positive().required();

const transaction = object({
  transaction_type: text(),
  status: text(),
  created_at: moment(),
  /** The acquirer's or bank's response, in its own format. */
  gateway_response_fields: mixed<Record<string, unknown>>().nullable(),
})
  .nullable()
  .default(undefined);

const billCharge = object({
  id: rowId(),
  amount: money(),
  status: string().required(),
  due_at: moment(),
  paid_at: moment(),
  next_attempt: text(),
  print_url: text(),
  payment_method: object({ code: text() }).nullable().default(undefined),
  last_transaction: transaction,
});

const bill = object({
  id: rowId(),
  code: text(),
  amount: money(),
  status: string().required(),
  due_at: moment(),
  customer: object({ id: rowId(), code: text() }).required(),
  charges: array(billCharge).required(),
});
export type Bill = InferType<typeof bill>;
export type BillCharge = InferType<typeof billCharge>;

const customer = object({ id: rowId(), code: text(), status: text() });
const refund = object({ amount: money(), status: text(), transaction_type: text() });

const schemas = {
  bill: object({ bill: bill.required() }),
  bills: object({ bills: array(bill.required()).required() }),
  refunded: object({ charge: object({ last_transaction: transaction }).required() }),
  customer: object({ customer: customer.required() }),
  customers: object({ customers: array(customer.required()).required() }),
  profile: object({ payment_profile: object({ id: rowId() }).required() }),
  transactions: object({ transactions: array(refund.required()).required() }),
};
type Answers = { [K in keyof typeof schemas]: InferType<(typeof schemas)[K]> };

/** A response of the expected shape. Another shape proves nothing, not even that nothing was done. */
export function read<K extends keyof Answers>(what: K, answer: unknown): Answers[K] {
  try {
    return (schemas[what] as Schema).validateSync(answer, { strict: true }) as Answers[K];
  } catch (error) {
    throw new VindiFailure('unknown', `an answer that is no ${what}`, { cause: error });
  }
}

export const centsOf = (amount: string | number): number => Math.round(Number(amount) * 100);
/** In BRL, as Vindi takes money. */
export const reaisOf = (cents: number): number => cents / 100;
