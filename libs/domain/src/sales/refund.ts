import { brl } from '../format.ts';
import { wordsOf } from '../records/words.ts';

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

export const refundWords = wordsOf<RefundRow>({
  name: 'Reembolso',
  plural: 'Reembolsos',
  labels: {
    id: 'ID',
    client_id: 'ID do cliente',
    client_name: 'Cliente',
    client_product_id: 'ID da compra',
    product_name: 'Produto',
    payment_id: 'ID do pagamento',
    amount: 'Valor',
    obs: 'Observação',
    created_at: 'Data',
    refunded_at: 'Devolvido em',
  },
  list: { client_id: 'Cliente ID', client_product_id: 'Compra' },
  values: { amount: brl },
});
