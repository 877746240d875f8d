/**
 * What moved, each a row of `money_entry`. A payment is `settled` when its money came and `reversed` when its bank took that back.
 * A refund is asked for (anew with another amount), sent to the gateway once, and then returned, failed or, after a failure, retried; or it
 * was given back by hand; its record may be removed. Money that is no payment's is `unowned` until it is resolved.
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
