import { checkoutMethods, type CheckoutMethod } from '@mirante/domain/products/payment-method.ts';
import { toCents } from '@mirante/domain/money.ts';
import { boletoOf } from '../src/gateways/payments/sandbox/boleto.ts';
import { newPixCode } from '../src/gateways/payments/sandbox/br-code.ts';
import type { ChargeRow } from '../src/gateways/payments/sandbox/schema.ts';
import type { DataSet } from './data-set.ts';
import { products } from './products.ts';

/** The sandbox gateway's records of every payment made through it; open ones can be paid on its page. */
export function chargesOf({ rows, random }: DataSet, apiUrl: string): ChargeRow[] {
  const names = new Map(rows.client.map(({ id, name }) => [id, name]));
  const sold = new Map(
    rows.payment_item.map(({ payment_id, product_id }) => [
      payment_id,
      products.find(({ id }) => id === product_id)!.name,
    ]),
  );
  return rows.payment.flatMap((payment) => {
    const { method, status, vindi_code: code, due_at } = payment;
    const cents = toCents(payment.amount - payment.discount);
    if (!isCheckout(method) || code === null || cents === 0) return [];
    const open = status === 'pending';
    const boleto = open && method === 'bank_slip' && due_at ? boletoOf(cents, due_at, random.digits(25)) : undefined;
    payment.pix_copy_paste = open && method === 'pix' ? newPixCode() : null;
    payment.bank_slip_line = boleto?.line ?? null;
    payment.bank_slip_url = boleto ? `${apiUrl}/sandbox/boletos/${code}` : null;
    return {
      code,
      reference: payment.code,
      method,
      status: open || status === 'paid' ? status : 'canceled',
      cents,
      installments: payment.installments,
      description: sold.get(payment.id) ?? '',
      customer: String(payment.client_id),
      customer_name: names.get(payment.client_id) ?? '',
      detail: null,
      pix_copy_paste: payment.pix_copy_paste,
      bank_slip_line: payment.bank_slip_line,
      bank_slip_barcode: boleto?.barcode ?? null,
      created_at: payment.created_at,
      due_at,
      paid_at: payment.confirmed_at,
    };
  });
}

const isCheckout = (method: string): method is CheckoutMethod => checkoutMethods.some((known) => known === method);
