import { fromCents, toCents } from '../money.ts';

/**
 * The kinds of rows in `money_entry`. A payment is `settled` when its money arrives and `reversed` when its bank takes
 * that back. A refund is requested (again with another amount), sent to the gateway once, and then returned, failed or,
 * after a failure, retried; or it is returned by hand; its record may be removed. Money of no payment is `unowned`
 * until it is resolved.
 */
export const moneyEntryKinds = [
  'settled',
  'reversed',
  'refund_asked',
  'refund_sent',
  'refund_returned',
  'refund_failed',
  'refund_retried',
  'refund_by_hand',
  'refund_removed',
  'unowned',
  'unowned_resolved',
] as const;
export type MoneyEntryKind = (typeof moneyEntryKinds)[number];
export type RefundEntryKind = Extract<MoneyEntryKind, `refund_${string}`>;

export const moneyEntryLabels: Record<MoneyEntryKind, string> = {
  settled: 'Recebido',
  reversed: 'Estornado',
  refund_asked: 'Reembolso solicitado',
  refund_sent: 'Reembolso enviado',
  refund_returned: 'Reembolso devolvido',
  refund_failed: 'Reembolso falhou',
  refund_retried: 'Reembolso reenviado',
  refund_by_hand: 'Reembolso devolvido à mão',
  refund_removed: 'Registro do reembolso removido',
  unowned: 'Dinheiro sem dono',
  unowned_resolved: 'Dinheiro sem dono resolvido',
};

/** An entry as staff see it. */
export interface MoneyEntry {
  id: number;
  kind: MoneyEntryKind;
  /** In BRL. */
  amount: number;
  at: string;
  refund_id: number | null;
  /** Why it failed. */
  detail: string | null;
  /** The staff user; null if automatic. */
  user_name: string | null;
}

/** An entry's sign in the payment's balance; the others are history only. */
const signs: Partial<Record<MoneyEntryKind, 1 | -1>> = {
  settled: 1,
  reversed: -1,
  refund_returned: -1,
  refund_by_hand: -1,
};
export const signOf = ({ kind }: Pick<MoneyEntry, 'kind'>): 1 | 0 | -1 => signs[kind] ?? 0;

/** A payment's balance, in BRL. */
export const balanceOf = (entries: readonly Pick<MoneyEntry, 'kind' | 'amount'>[]): number =>
  fromCents(entries.reduce((sum, entry) => sum + signOf(entry) * toCents(entry.amount), 0));
