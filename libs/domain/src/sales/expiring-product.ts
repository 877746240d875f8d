import type { ClientProductStatus } from '../products/client-product.ts';
import { wordsOf } from '../records/words.ts';

/** A client's product by its end. */
export interface ExpiringProductRow {
  id: number;
  client_id: number;
  client_name: string;
  product_id: number;
  product_name: string;
  status: ClientProductStatus;
  expires_at: string;
  created_at: string;
  /** When its end was last mailed of, by itself or by staff. */
  reminded_at: string | null;
}

/** Whoever was told within so many days is not told again by staff. */
export const REMIND_AGAIN_DAYS = 7;
/** An end longer ago is nothing to be reminded of. */
export const LATEST_REMINDER_DAYS = 90;
/** So many products are reminded of at a time. */
export const MAX_REMINDED = 2000;

export const skipReasonLabels = {
  not_active: 'não está ativo nem expirado',
  renewed: 'já foi renovado',
  long_over: `terminou há mais de ${LATEST_REMINDER_DAYS} dias`,
  reminded: `o cliente já foi avisado nos últimos ${REMIND_AGAIN_DAYS} dias`,
  covered: 'outro produto do cliente inclui este por mais tempo',
} as const;
export type SkipReason = keyof typeof skipReasonLabels;

/** What comes of reminding of some products. */
export interface ReminderCount {
  /** One mail for each product. */
  mails: number;
  /** Who gets them. */
  people: number;
  /** What is left out, by why. */
  skipped: { reason: SkipReason; n: number }[];
}

export const expiringProductWords = wordsOf<ExpiringProductRow>({
  name: 'Vencimento',
  plural: 'Vencimentos',
  labels: {
    id: 'ID',
    client_id: 'ID do cliente',
    client_name: 'Cliente',
    product_id: 'ID do produto',
    product_name: 'Produto',
    status: 'Situação',
    expires_at: 'Vencimento',
    created_at: 'Criado em',
    reminded_at: 'Último aviso',
  },
});
