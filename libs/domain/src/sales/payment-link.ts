import { brl, dayTime, deadline } from '../format.ts';
import type { Payment } from './payment.ts';

type Payable = Pick<Payment, 'status' | 'expired' | 'method' | 'pix_code' | 'bank_slip_url'>;

/**
 * Where a payment can still be paid: its Pix page, built from its code by `pixPage`, or its boleto. Null if it cannot.
 */
export function payableAt(payment: Payable, pixPage: (code: string) => string): string | null {
  if (payment.status !== 'pending' || payment.expired) return null;
  if (payment.method === 'pix') return payment.pix_code && pixPage(payment.pix_code);
  return payment.method === 'bank_slip' ? payment.bank_slip_url : null;
}

interface PaymentLinkDetails extends Pick<Payment, 'method' | 'net' | 'product_names' | 'due_at'> {
  client_name: string;
}

/** The message that staff send to a client who has yet to pay. */
export function paymentLinkText(
  { client_name: name, method, net, product_names: names, due_at: due }: PaymentLinkDetails,
  link: string,
) {
  const by = method === 'pix' ? 'Pix' : 'boleto';
  const until = due
    ? method === 'pix'
      ? `, que vale até ${deadline(due)}`
      : `, com vencimento em ${dayTime(due).slice(0, 10)}`
    : '';
  return `Olá, ${name.split(' ')[0]}! Aqui está o seu ${by} de ${brl(net)} (${names.join(', ')})${until}: ${link}`;
}

/** A WhatsApp link with a text to this E.164 number. */
export const whatsappLink = (phone: string, text: string): string =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
