import type { CheckoutMethod } from '@mirante/domain/products/payment-method.ts';
import { Kysely, PostgresDialect } from 'kysely';
import { openPool } from '../../../database/db.ts';

export type CardBehaviour = 'approve' | 'refuse' | 'time_out';

export interface ChargeRow {
  code: string;
  reference: string;
  method: CheckoutMethod;
  status: 'pending' | 'paid' | 'canceled' | 'refused';
  cents: number;
  installments: number;
  description: string;
  customer: string;
  customer_name: string;
  detail: string | null;
  pix_copy_paste: string | null;
  bank_slip_line: string | null;
  bank_slip_barcode: string | null;
  created_at: Date;
  due_at: Date | null;
  paid_at: Date | null;
}

export interface SandboxSchema {
  card_token: {
    token_hash: Buffer;
    behaviour: CardBehaviour;
    last_four: string;
    created_at: Date;
    used_at: Date | null;
  };
  charge: ChargeRow;
  refund: { reference: string; charge_code: string; cents: number; created_at: Date };
  delivery: { id: string; body: string; attempts: number; next_at: Date; delivered_at: Date | null };
}
export type SandboxDb = Kysely<SandboxSchema>;

export const chargeColumns = [
  'code',
  'reference',
  'method',
  'status',
  'cents',
  'installments',
  'description',
  'customer',
  'customer_name',
  'detail',
  'pix_copy_paste',
  'bank_slip_line',
  'bank_slip_barcode',
  'created_at',
  'due_at',
  'paid_at',
] as const;

/** A separate pool: its commits survive the API's rollback or crash. */
export const openSandboxDb = (url: string): SandboxDb =>
  new Kysely<SandboxSchema>({ dialect: new PostgresDialect({ pool: openPool({ url, size: 4 }) }) }).withSchema(
    'sandbox',
  );
