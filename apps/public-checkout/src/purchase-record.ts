import type { CheckoutMethod } from '@mirante/domain/products/payment-method.ts';
import type { Customer } from '@mirante/domain/sales/checkout.ts';
import { readStoredJson, writeStoredJson } from '@mirante/ui-kit/boot/browser-storage.ts';

/** The confirmation's data. */
export interface PurchaseRecord {
  payment_id: number;
  pix_code: string | null;
  product: { code: string; name: string; price: number };
  method: CheckoutMethod;
  installments: number;
  /** The charged amount, in BRL. */
  total: number;
  /** The start of its term; null until a Pix or a boleto is known to be paid. */
  paid_at: string | null;
  customer: Customer;
  email: string;
  /** The masked address of the CPF's account, whose password was not given. */
  inbox: string | null;
}

const KEY = 'mirante.purchase';
/** Without storage, kept for the page's lifetime. */
let unkept: PurchaseRecord | null = null;

/** Stores the purchase for the tab's lifetime, so that a refresh shows its confirmation again. */
export function savePurchase(record: PurchaseRecord): void {
  if (!writeStoredJson(KEY, record, 'sessionStorage')) unkept = record;
}

/** Records that a Pix was paid. Returns whether its purchase was made in this tab. */
export function recordPixPaid(code: string, at: Date): boolean {
  const record = readPurchase();
  if (!record || record.pix_code !== code) return false;
  if (!record.paid_at) savePurchase({ ...record, paid_at: at.toISOString() });
  return true;
}

/** The latest purchase made in this tab. */
export const readPurchase = (): PurchaseRecord | null =>
  (readStoredJson(KEY, 'sessionStorage') as PurchaseRecord | null) ?? unkept;
