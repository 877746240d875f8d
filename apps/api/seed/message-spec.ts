import type { MessageType } from '@mirante/domain/messaging/client-message.ts';

/** One made-up message: who wrote it, how many hours ago, and what came of it. */
export interface MessageSpec {
  /** A login of the cast; others are written by the crowd. */
  by?: 'ana' | 'bruno' | 'carla' | 'davi';
  type: MessageType;
  body: string;
  hours: number;
  reply?: string;
  /** Hours until it was answered. */
  after?: number;
  /** Hours from the answer until it was changed. */
  edited?: number;
  obs?: string;
  /** The client has not opened the reply. */
  unseen?: true;
  /** How many messages of this list before stands the one whose subject goes on. */
  goesOn?: number;
}
