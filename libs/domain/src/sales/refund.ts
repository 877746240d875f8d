import { brl } from '../format.ts';
import type { Labels, RecordWords } from '../records/words.ts';

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

const labels: Labels<RefundRow> = {
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
};
export const refundWords = {
  name: 'Reembolso',
  labels,
  list: { ...labels, client_id: 'Cliente ID', client_product_id: 'Compra' },
  log: {
    ...labels,
    client_id: 'Cliente',
    client_product_id: 'Produto do cliente',
    payment_id: 'Pagamento',
    created_at: 'Criado em',
  },
  values: { amount: brl },
} satisfies RecordWords;
