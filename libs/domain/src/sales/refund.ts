import { brl } from '../format.ts';
import type { StatusStyle } from '../status-style.ts';
import { inLowerCase, labelsOf, wordsOf } from '../records/words.ts';

export const refundStates = ['asked', 'sent', 'returned', 'failed', 'by_hand', 'removed'] as const;
export type RefundState = (typeof refundStates)[number];
export const refundStateStyles: Record<RefundState, StatusStyle> = {
  asked: { label: 'SOLICITADO', tone: 'info', mark: 'hollow' },
  sent: { label: 'ENVIADO', tone: 'warning', mark: 'dot' },
  returned: { label: 'DEVOLVIDO', tone: 'success', mark: 'dot' },
  failed: { label: 'FALHOU', tone: 'danger', mark: 'dot' },
  by_hand: { label: 'MANUAL', tone: 'success', mark: 'hollow' },
  removed: { label: 'REMOVIDO', tone: 'neutral', mark: 'dash' },
};

/** Why a refund is not made any more, whoever would make it. */
export const REVERSED_MEANWHILE =
  'O banco já devolveu este pagamento ao cliente: não há o que reembolsar. Remova o reembolso.';

type Stated = Pick<RefundRow, 'state'>;
type Owed = Pick<Refund, 'state' | 'reversed'>;
/** The actions allowed in each state; a sent refund is neither edited nor removed. */
export const refundCan = {
  editAmount: ({ state }: Stated): boolean => state === 'asked',
  retry: ({ state, reversed }: Owed): boolean => state === 'failed' && !reversed,
  markByHand: ({ state, reversed }: Owed): boolean => (state === 'asked' || state === 'failed') && !reversed,
  remove: ({ state }: Stated): boolean => state !== 'sent' && state !== 'removed',
};

/** A refund of a cancelled acquisition, in the list. */
export interface RefundRow {
  id: number;
  client_id: number;
  client_name: string;
  /** The client has no page any more. */
  client_removed: boolean;
  /** The cancelled acquisition. */
  client_product_id: number;
  product_name: string;
  payment_id: number;
  /** In BRL. */
  amount: number;
  obs: string | null;
  created_at: string;
  /** When it was returned, by the gateway or by hand; null until then. */
  refunded_at: string | null;
  state: RefundState;
}

/** The total of a list's refunds, by state. */
export interface RefundSum {
  state: RefundState;
  n: number;
  /** In BRL. */
  amount: number;
}

export interface Refund extends RefundRow {
  /** The maximum: what was paid for its product, less its other refunds. */
  limit: number;
  /** Its payment was reversed by the bank: the client has the money. */
  reversed: boolean;
  version: string;
}

export const refundWords = wordsOf<RefundRow>({
  name: 'Reembolso',
  plural: 'Reembolsos',
  labels: {
    id: 'ID',
    client_id: 'ID do cliente',
    client_name: 'Cliente',
    client_removed: 'Cliente removido',
    client_product_id: 'ID da compra',
    product_name: 'Produto',
    payment_id: 'ID do pagamento',
    amount: 'Valor',
    obs: 'Observação',
    created_at: 'Data',
    refunded_at: 'Devolvido em',
    state: 'Situação',
  },
  list: { client_product_id: 'Compra' },
  log: { reason: 'Como foi devolvido' },
  values: {
    amount: brl,
    state: inLowerCase(labelsOf(refundStateStyles)),
    'refund.state': inLowerCase(labelsOf(refundStateStyles)),
  },
});
