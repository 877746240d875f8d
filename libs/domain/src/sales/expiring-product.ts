import type { ClientProductStatus } from '../products/client-product.ts';
import { wordsOf } from '../records/words.ts';

/** A client's product in the list by expiry. */
export interface ExpiringProductRow {
  id: number;
  client_id: number;
  client_name: string;
  product_id: number;
  product_name: string;
  status: ClientProductStatus;
  expires_at: string;
  created_at: string;
  /** When a reminder was last mailed, automatically or by staff. */
  reminded_at: string | null;
}

/** Staff cannot remind a client again within this time. */
export const REMIND_AGAIN_DAYS = 7;
/** No reminders for products that ended longer ago. */
export const LATEST_REMINDER_DAYS = 90;
/** The maximum number of products per request. */
export const MAX_REMINDED = 2000;

export const skipReasonLabels = {
  not_active: 'não está ativo nem expirado',
  renewed: 'já foi renovado',
  long_over: `terminou há mais de ${LATEST_REMINDER_DAYS} dias`,
  reminded: `o cliente já foi avisado nos últimos ${REMIND_AGAIN_DAYS} dias`,
  covered: 'outro produto do cliente inclui este por mais tempo',
} as const;
export type SkipReason = keyof typeof skipReasonLabels;

/** The effect of sending reminders. */
export interface ReminderCount {
  /** One per product. */
  mails: number;
  /** The number of recipients. */
  people: number;
  /** Skipped products, by reason. */
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
