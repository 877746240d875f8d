import type { MessageType } from '@mirante/domain/messaging/client-message.ts';

/** A demonstration message: its author, how many hours ago it was sent, and its outcome. */
export interface MessageSpec {
  /** A login of the cast; other messages are by the random clients. */
  by?: 'ana' | 'bruno' | 'carla' | 'davi';
  type: MessageType;
  body: string;
  hours: number;
  reply?: string;
  /** Hours until it was answered. */
  after?: number;
  /** Hours from the answer until its edit. */
  edited?: number;
  obs?: string;
  /** The client has not opened the reply. */
  unseen?: true;
  /** How many messages earlier in this list the continued one is. */
  goesOn?: number;
}
