import type { MessageType } from '@mirante/domain/messaging/client-message.ts';
import type { TradeAlertKind } from '@mirante/domain/messaging/trade-alert-kinds.ts';
import type { GeneratedAlways } from 'kysely';
import type { Id, Moment } from './columns.ts';

export interface MessagingTables {
  client_message: {
    id: Id;
    client_id: number;
    /** The thread's first message; null for that one. */
    thread_id: number | null;
    previous_id: number | null;
    type: MessageType;
    body: string;
    created_at: Moment;
    reply: string | null;
    obs: string | null;
    replied_at: Moment | null;
    replied_by: number | null;
    edited_at: Moment | null;
    seen_at: Moment | null;
    search: GeneratedAlways<string>;
    /** Unanswered ones first, oldest first; then the others, newest first. */
    reply_order: GeneratedAlways<string>;
  };
  /** The trades that a client follows, and the alert kinds; without a choice, all kinds. */
  trade_follow: { client_id: number; trade_id: number; created_at: Moment };
  trade_alert_choice: { client_id: number; kinds: TradeAlertKind[] };
  canned_reply: {
    id: Id;
    title: string;
    title_key: GeneratedAlways<string>;
    text: string;
    created_at: Moment;
    updated_at: Moment;
  };
}
