import { CHANGE_LINK_HOURS } from '../access/lifetimes.ts';
import type { PaymentMethod } from '../products/payment-method.ts';

/** The checkout's answer to a buyer. */
export interface SignedUp {
  payment_id: number;
  /** The code of the page where a Pix is paid. */
  pix_code?: string;
  /** Masked; set if the order is for an existing account whose password was not typed. */
  account_email?: string;
}

/** A purchase under a client's CPF without a login, still payable. */
export interface GuestOrder {
  payment_id: number;
  method: PaymentMethod;
  /** In BRL. */
  total: number;
  created_at: string;
  due_at: string | null;
  products: string[];
}

/**
 * `a•••@e•••.com.br` for `ana@exemplo.com.br`: enough to recognise one's own inbox, without disclosing it to someone
 * who only knows the CPF.
 */
export function maskedInbox(email: string): string {
  const [name = '', domain = ''] = email.split(/@(?=[^@]*$)/);
  const [host = '', ...rest] = domain.split('.');
  return `${name.charAt(0)}•••@${host.charAt(0)}•••.${rest.join('.')}`;
}

export interface GuestOrderWords {
  /** Why it differs from a new customer's purchase. */
  about: string;
  now: string[];
  later: string[];
}

/**
 * The texts at the end of a purchase under a known CPF: which inbox, what works now, and what follows. `inbox` is
 * masked.
 */
export const guestOrderWords = ({ inbox, method }: { inbox: string; method: string }): GuestOrderWords => ({
  about: `Este CPF já tem cadastro, com o email ${inbox}. A compra fica nessa conta, e nada nela muda por enquanto.`,
  now: [
    howToPay[method]?.(inbox) ?? 'Assim que a operadora confirmar o cartão, o acesso é liberado nessa conta.',
    'Entre com o email ou o CPF e a senha que essa conta já tem. A senha que você acabou de digitar não vale para ela.',
    'Não lembra a senha? Peça uma nova: o link chega a esse email.',
  ],
  later: [
    `Se você digitou dados diferentes, enviamos a ${inbox} um link, válido por ${CHANGE_LINK_HOURS} horas, para confirmar a alteração.`,
    'Só depois disso o email de acesso é atualizado, e o novo também precisa ser confirmado.',
  ],
});

const howToPay: Record<string, (inbox: string) => string> = {
  pix: () => 'Pague o Pix: o acesso é liberado nessa conta assim que o pagamento cair.',
  bank_slip: (inbox) => `O boleto foi enviado a ${inbox}. O acesso é liberado nessa conta quando o banco confirmar.`,
};
