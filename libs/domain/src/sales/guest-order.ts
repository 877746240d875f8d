import type { PaymentMethod } from '../products/payment-method.ts';

/** What whoever bought at the checkout is told. */
export interface SignedUp {
  payment_id: number;
  /** Names the page where a Pix is paid. */
  pix_code?: string;
  /** Masked: the order went to an account that existed, and whose password was not typed. */
  account_email?: string;
}

/** What somebody ordered under a client's CPF without a login, and can still be paid. */
export interface GuestOrder {
  payment_id: number;
  method: PaymentMethod;
  /** In BRL. */
  total: number;
  created_at: string;
  due_at: string | null;
  products: string[];
}

/** `a•••@e•••.com.br` of `ana@exemplo.com.br`: enough to know one's own inbox by, for whoever knows no more than its owner's CPF. */
export function maskedInbox(email: string): string {
  const [name = '', domain = ''] = email.split(/@(?=[^@]*$)/);
  const [host = '', ...rest] = domain.split('.');
  return `${name.charAt(0)}•••@${host.charAt(0)}•••.${rest.join('.')}`;
}
