import type { ColumnType, GeneratedAlways } from 'kysely';
import type { PaymentMethod } from '@mirante/domain/products/payment-method.ts';
import type { MoneyEntryKind } from '@mirante/domain/sales/money-entry.ts';
import type { DiscrepancyKind } from '@mirante/domain/sales/discrepancy-kind.ts';
import type { DiscrepancyStatus } from '@mirante/domain/sales/discrepancy.ts';
import type { RefundState } from '@mirante/domain/sales/refund.ts';
import type { Added, Default, Id, Moment } from './columns.ts';

/** Money beside the payments themselves: refunds, movements, and differences from the gateway's books. */
export interface MoneyTables {
  refund: {
    id: Id;
    client_id: number;
    client_product_id: number;
    payment_id: number;
    amount: number;
    obs: string | null;
    created_at: Moment;
    updated_at: Moment;
    refunded_at: Moment | null;
    /** Maintained by triggers from its entries. */
    state: GeneratedAlways<RefundState>;
  };
  /** Movements of money, append-only: `sales/README.md`. */
  money_entry: {
    id: Id;
    kind: Added<MoneyEntryKind>;
    payment_id: Added<number | null>;
    refund_id: Added<number | null>;
    resolves_id: Added<number | null>;
    /** In BRL. For a refund's entries, the refund's amount. */
    amount: ColumnType<number, number | undefined, never>;
    gateway_reference: Added<string | null>;
    detail: Added<string | null>;
    /** The user, set by the database from the call; null for automatic ones. */
    user_id: Added<number | null>;
    at: Added<Date>;
  };
  /** Differences between our books and the gateway's. */
  discrepancy: {
    id: Id;
    kind: DiscrepancyKind;
    status: Default<DiscrepancyStatus>;
    charge_code: string | null;
    payment_id: number | null;
    method: PaymentMethod | null;
    expected: number | null;
    received: number;
    found_at: Moment;
    resolved_at: Moment | null;
    resolved_by: number | null;
    note: string | null;
    attributed_to: number | null;
  };
  /** The days, in São Paulo, reconciled with the gateway. */
  compared_day: { day: string; compared_at: Moment };
}
