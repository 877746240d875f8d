import { brl } from '../format.ts';
import type { StatusStyle } from '../status-style.ts';
import { paymentMethodLabels, type PaymentMethod } from '../products/payment-method.ts';
import { discrepancyKindLabels, type DiscrepancyKind } from './discrepancy-kind.ts';
import { inLowerCase, labelsOf, wordsOf } from '../records/words.ts';

export const discrepancyStatuses = ['open', 'synced', 'returning', 'returned', 'attributed', 'kept'] as const;
export type DiscrepancyStatus = (typeof discrepancyStatuses)[number];
export const discrepancyStatusStyles: Record<DiscrepancyStatus, StatusStyle> = {
  open: { label: 'ABERTA', tone: 'warning', mark: 'dot' },
  synced: { label: 'SINCRONIZADA', tone: 'success', mark: 'dot' },
  returning: { label: 'DEVOLVENDO', tone: 'warning', mark: 'dot' },
  returned: { label: 'DEVOLVIDA', tone: 'neutral', mark: 'dot' },
  attributed: { label: 'ATRIBUÍDA', tone: 'success', mark: 'dot' },
  kept: { label: 'MANTIDA', tone: 'neutral', mark: 'dash' },
};

/** Finance's actions: read the charge again, return the money, assign it to a payment, or keep it with a note. */
export const resolutions = ['sync', 'return', 'attribute', 'keep'] as const;
export type Resolution = (typeof resolutions)[number];
export const resolutionLabels: Record<Resolution, string> = {
  sync: 'Sincronizar com o gateway',
  return: 'Devolver o dinheiro',
  attribute: 'Atribuir a um pagamento',
  keep: 'Manter como está',
};

/** Money that was received and belongs to no payment. */
const unowned: ReadonlySet<DiscrepancyKind> = new Set([
  'unknown_payment',
  'removed_client',
  'wrong_amount',
  'credit_gone',
  'paid_twice',
  'wrong_charge',
]);
export const isUnowned = (kind: DiscrepancyKind): boolean => unowned.has(kind);

export const resolutionsOf = ({ kind }: { kind: DiscrepancyKind }): readonly Resolution[] =>
  isUnowned(kind) ? resolutions : ['sync', 'keep'];

/** A discrepancy in the list. */
export interface Discrepancy {
  id: number;
  kind: DiscrepancyKind;
  status: DiscrepancyStatus;
  charge_code: string | null;
  payment_id: number | null;
  client_id: number | null;
  client_name: string | null;
  /** The client has no page any more. */
  client_removed: boolean;
  method: PaymentMethod | null;
  /** In BRL: the amount due. */
  expected: number | null;
  /** In BRL: the amount at the gateway. */
  received: number;
  found_at: string;
  resolved_at: string | null;
  /** Null if resolved automatically. */
  resolved_by_name: string | null;
  note: string | null;
  attributed_to: number | null;
}

export const discrepancyWords = wordsOf<Discrepancy>({
  name: 'Divergência',
  plural: 'Divergências com o gateway',
  labels: {
    id: 'ID',
    kind: 'Divergência',
    status: 'Situação',
    charge_code: 'Cobrança',
    payment_id: 'Pagamento',
    client_id: 'ID do cliente',
    client_name: 'Cliente',
    client_removed: 'Cliente removido',
    method: 'Método',
    expected: 'Esperado',
    received: 'No gateway',
    found_at: 'Encontrada em',
    resolved_at: 'Resolvida em',
    resolved_by_name: 'Resolvida por',
    note: 'Observação',
    attributed_to: 'Atribuída ao pagamento',
  },
  values: {
    kind: inLowerCase(discrepancyKindLabels),
    status: inLowerCase(labelsOf(discrepancyStatusStyles)),
    method: paymentMethodLabels,
    expected: brl,
    received: brl,
  },
});
