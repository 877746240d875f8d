import type { notifications } from '@mirante/contract/messaging/notifications.ts';
import type { NotifiableKind } from '@mirante/domain/messaging/notification.ts';
import { address, type QueryOf, type RecordAddresses } from '../../app/address.ts';

/** What the form begins with, where a record's page leads to it. */
export interface NotificationPrefill {
  title?: string;
  message?: string;
  content?: NotifiableKind;
  contentId?: number;
  products?: readonly number[];
}

export const to = {
  notifications: (query: QueryOf<typeof notifications.listNotifications> = {}) => address('/notificacoes', query),
  newNotification: ({ contentId, products, ...texts }: NotificationPrefill = {}) =>
    address('/gerar-notificacao', { ...texts, 'content-id': contentId, products: products?.join(',') }),
};
export const recordAddresses: RecordAddresses = {};
