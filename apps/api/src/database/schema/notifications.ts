import type { Default, Id, Moment } from './columns.ts';
import type { NotifiableKind, NotificationTopic } from '@mirante/domain/messaging/notification.ts';

export interface NotificationTables {
  notification: {
    id: Id;
    title: string;
    message: string;
    content: NotifiableKind | null;
    content_id: number | null;
    /** Of a trade: only followers with this alert kind are notified. */
    alert: Default<string | null>;
    user_id: number | null;
    created_at: Moment;
    send_at: Moment;
    sent_at: Moment | null;
    completed_at: Moment | null;
    cancelled_at: Moment | null;
    recipients: Default<number>;
  };
  notification_product: { notification_id: number; product_id: number };
  notification_recipient: { client_id: number; notification_id: number; listed: boolean; read_at: Moment | null };
  notification_preference: { client_id: number; topic: NotificationTopic; portal: boolean; push: boolean };
  push_key: { only_one: Default<boolean>; public_key: string; private_key: Buffer; created_at: Moment };
  push_subscription: {
    id: Id;
    client_id: number;
    session_hash: Buffer | null;
    endpoint: string;
    p256dh: string;
    auth: string;
    created_at: Moment;
    renewed_at: Moment;
  };
  push_delivery: {
    notification_id: number;
    subscription_id: number;
    tries: Default<number>;
    next_try_at: Moment;
  };
}
