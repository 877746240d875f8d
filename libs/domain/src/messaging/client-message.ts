import { addDays, dayInSaoPaulo, daysLeft, endOfDay } from '../dates.ts';
import type { StatusStyle } from '../status-style.ts';
import { wordsOf, yesNo } from '../records/words.ts';
import { REPLY_DAYS } from './reply-days.ts';

export const messageTypes = ['question', 'suggestion', 'compliment', 'complaint'] as const;
export type MessageType = (typeof messageTypes)[number];
export const messageTypeLabels: Record<MessageType, string> = {
  question: 'Dúvida',
  suggestion: 'Sugestão',
  compliment: 'Elogio',
  complaint: 'Reclamação',
};

export const BODY_MAX = 500;
export const REPLY_MAX = 4096;

/** The last calendar day on which a reply is in time. */
export const replyDueDay = (createdAt: string): string => addDays(dayInSaoPaulo(new Date(createdAt)), REPLY_DAYS);

/** A message's status for staff: answered, or the time left until the legal deadline. */
export function replyStyle(
  { created_at, replied_at }: Pick<ClientMessageRow, 'created_at' | 'replied_at'>,
  now: Date,
): StatusStyle {
  if (replied_at !== null) return { label: 'Respondida', tone: 'success', mark: 'dot' };
  const days = daysLeft(endOfDay(replyDueDay(created_at)), now);
  if (days < 0) return { label: `Atrasada há ${daysOf(-days)}`, tone: 'danger', mark: 'dot' };
  if (days === 0) return { label: 'Vence hoje', tone: 'danger', mark: 'hollow' };
  return {
    label: `${days === 1 ? 'Falta' : 'Faltam'} ${daysOf(days)}`,
    tone: days === 1 ? 'warning' : 'info',
    mark: 'hollow',
  };
}
const daysOf = (n: number) => (n === 1 ? '1 dia' : `${n} dias`);

/** A message's status for the client. */
export const ownMessageStyle = (replied_at: string | null): StatusStyle =>
  replied_at === null
    ? { label: 'Aguardando resposta', tone: 'warning', mark: 'dot' }
    : { label: 'Respondida', tone: 'success', mark: 'dot' };

/** A message in staff's list. */
export interface ClientMessageRow {
  id: number;
  client_id: number;
  client_name: string;
  type: MessageType;
  body: string;
  created_at: string;
  replied_at: string | null;
  /** The name of the staff user who replied. */
  reply_by: string | null;
}

/** One message of a thread, with its reply. */
export interface MessageTurn {
  id: number;
  type: MessageType;
  body: string;
  created_at: string;
  reply: string | null;
  reply_by: string | null;
  replied_at: string | null;
  /** When the reply was last changed after it was sent. */
  edited_at: string | null;
}

export interface ClientMessage extends ClientMessageRow {
  reply: string | null;
  /** Staff's internal note, in no response to the client. */
  obs: string | null;
  edited_at: string | null;
  /** When the client saw the current reply. */
  seen_at: string | null;
  /** The message that this one follows up on. */
  previous_id: number | null;
  /** The whole thread, this message included, oldest first. */
  thread: (MessageTurn & { obs: string | null })[];
  version: string;
}

/** A message in its author's list. */
export interface OwnMessageRow extends Pick<ClientMessageRow, 'id' | 'type' | 'body' | 'created_at' | 'replied_at'> {
  /** It has a reply that the client has not seen. */
  unseen: boolean;
}

export interface OwnMessage extends OwnMessageRow, Pick<MessageTurn, 'reply' | 'reply_by'> {
  previous_id: number | null;
  /** The whole thread, this message included, oldest first. */
  thread: MessageTurn[];
}

export const clientMessageWords = wordsOf<Omit<ClientMessage, 'thread' | 'version' | 'previous_id'>>({
  name: 'Mensagem',
  plural: 'Mensagens',
  labels: {
    id: 'ID',
    type: 'Tipo',
    client_id: 'Cliente',
    client_name: 'Cliente',
    body: 'Mensagem',
    created_at: 'Recebida em',
    reply: 'Resposta',
    replied_at: 'Respondida em',
    reply_by: 'Respondida por',
    edited_at: 'Resposta editada em',
    seen_at: 'Resposta vista em',
    obs: 'Observação interna',
  },
  list: { replied_at: 'Prazo de resposta' },
  file: { client_id: 'ID do cliente' },
  log: {
    previous_id: 'Continua a mensagem',
    thread_id: 'Assunto',
    replied_by: 'Respondida por',
    answered: 'Respondida',
    filter: 'Busca',
  },
  values: { type: messageTypeLabels, answered: yesNo },
});
