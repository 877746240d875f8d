import { day, brl } from '@mirante/domain/format.ts';
import { PIX_MINUTES } from '@mirante/domain/sales/pix.ts';
import { productKind, termLabels } from '@mirante/domain/products/product.ts';
import { expiryOf } from '@mirante/domain/products/term.ts';
import { termsOf } from '@mirante/screens/payment-step/breakdown.tsx';
import type { PurchaseRecord } from '../../purchase-record.ts';

interface Words {
  title: string;
  /** What happens next; empty if the notice about the account says it. */
  next: string;
}

const byMethod: Record<PurchaseRecord['method'], Words> = {
  credit_card: {
    title: 'Compra realizada',
    next: 'O acesso é liberado assim que a operadora confirma o cartão, quase sempre na hora.',
  },
  pix: {
    title: 'Falta só pagar o Pix',
    next: `O código vale por ${PIX_MINUTES} minutos. O acesso é liberado assim que o pagamento cair.`,
  },
  bank_slip: {
    title: 'Falta só pagar o boleto',
    next: 'Ele está na sua área, em Pagamentos, e no email que enviamos. O acesso é liberado quando o banco confirmar, em até 2 dias úteis.',
  },
};
const free: Words = { title: 'Assinatura ativada', next: 'Nada a pagar: seu acesso já está liberado.' };
const paid: Words = { title: 'Pagamento confirmado', next: 'Seu acesso já está liberado.' };

export function wordsOf({ total, method, paid_at: at, inbox }: PurchaseRecord): Words {
  if (total === 0) return inbox ? { ...free, next: '' } : free;
  if (at && method !== 'credit_card') return paid;
  return inbox ? { ...byMethod[method], next: '' } : byMethod[method];
}

/** The payment terms, below the total. */
export const payingOf = ({ total, method, installments }: PurchaseRecord): string =>
  termsOf(total, method, installments);

export const totalOf = ({ total }: PurchaseRecord): string => (total === 0 ? 'Grátis' : brl(total));

/** The expiry: a day if the term has begun, otherwise its length after payment. */
export function accessOf({ product, paid_at: at }: PurchaseRecord): string {
  if (!at) return `${termLabels[productKind(product)]}, a partir do pagamento`;
  const end = expiryOf(product, new Date(at));
  return end ? `Até ${day(end.toISOString())}` : 'Vitalício';
}
