/** Money given back for one cancelled acquisition, as the list shows it. */
export interface RefundRow {
  id: number;
  client_id: number;
  client_name: string;
  /** The acquisition that was cancelled. */
  client_product_id: number;
  product_name: string;
  payment_id: number;
  /** In BRL. */
  amount: number;
  obs: string | null;
  created_at: string;
  /** When the gateway gave it back; empty while it has not, and for what is given back by hand. */
  refunded_at: string | null;
}

export interface Refund extends RefundRow {
  /** The most that it may be: what was paid, less the other refunds of the same payment. */
  limit: number;
  version: string;
}
