import type { CheckoutMethod } from '@mirante/domain/products/payment-method.ts';
import type { Customer } from '@mirante/domain/sales/checkout.ts';

/** What the confirmation tells of a purchase. */
export interface PurchaseRecord {
  payment_id: number;
  pix_code: string | null;
  product: { code: string; name: string; price: number };
  method: CheckoutMethod;
  installments: number;
  /** What is charged, in BRL. */
  total: number;
  /** When its time begins: at once, or null until a Pix or a boleto is known to be paid. */
  paid_at: string | null;
  customer: Customer;
  email: string;
  /** Masked: of the account that the CPF is of, whose password was not typed. */
  inbox: string | null;
}

const KEY = 'mirante.purchase';
/** Where the browser keeps nothing, it lasts as long as the page. */
let unkept: PurchaseRecord | null = null;

/** Keeps the purchase for as long as the tab lives, so that a refresh shows its confirmation again. */
export function savePurchase(record: PurchaseRecord): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(record));
  } catch {
    unkept = record;
  }
}

/** A Pix that was seen to be paid. Tells whether its purchase was made in this tab. */
export function recordPixPaid(code: string, at: Date): boolean {
  const record = readPurchase();
  if (!record || record.pix_code !== code) return false;
  if (!record.paid_at) savePurchase({ ...record, paid_at: at.toISOString() });
  return true;
}

/** The purchase that was made in this tab, the latest. */
export function readPurchase(): PurchaseRecord | null {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as PurchaseRecord | null) ?? unkept;
  } catch {
    return unkept;
  }
}
