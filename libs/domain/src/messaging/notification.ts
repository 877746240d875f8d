import { dayTime } from '../format.ts';
import { wordsOf, yesNo } from '../records/words.ts';
import { tradeAlertLabels } from './trade-alert-kinds.ts';

/** What a notification may lead to, under the names that its call has. */
export const notifiableKinds = [
  'report',
  'video',
  'news',
  'board',
  'funds',
  'portfolio',
  'stock',
  'stockportfolio',
  'trade',
  'trademessage',
] as const;
export type NotifiableKind = (typeof notifiableKinds)[number];

interface Notifiable {
  label: string;
  /** Where the client area shows them; one of them is one segment below. */
  path: string;
}
const notifiables: Record<NotifiableKind, Notifiable> = {
  report: { label: 'Relatório', path: '/relatorios' },
  video: { label: 'Vídeo', path: '/videos' },
  news: { label: 'Notícia', path: '/noticias' },
  board: { label: 'Recado', path: '/recados' },
  funds: { label: 'Fundo', path: '/fundos' },
  portfolio: { label: 'Carteira', path: '/carteiras' },
  stock: { label: 'Ação', path: '/acoes' },
  stockportfolio: { label: 'Carteira de ações', path: '/carteiras-de-acoes' },
  trade: { label: 'Operação', path: '/full-trader/operacoes' },
  trademessage: { label: 'Mensagem do mural', path: '/full-trader/mensagens-do-mural' },
};
export const notifiableLabel = (kind: NotifiableKind): string => notifiables[kind].label;
export const notifiableLabels = Object.fromEntries(
  notifiableKinds.map((kind) => [kind, notifiables[kind].label]),
) as Record<NotifiableKind, string>;

/** What a notification is of: a content, or the house itself. */
export interface NotificationTarget {
  content: NotifiableKind | null;
  content_id: number | null;
}
/** The route of the client area that it leads to: the notifications themselves, where it is of no content. */
export const targetPath = ({ content, content_id }: NotificationTarget): string =>
  content && content_id ? `${notifiables[content].path}/${content_id}` : '/notificacoes';

/** What a client may want to be told of, or not. Whatever has no word of its own here is the house's. */
export const notificationTopics = ['report', 'video', 'news', 'board', 'trade', 'house'] as const;
export type NotificationTopic = (typeof notificationTopics)[number];
export const topicLabels: Record<NotificationTopic, string> = {
  report: 'Relatórios',
  video: 'Vídeos',
  news: 'Notícias',
  board: 'Recados',
  trade: 'Operações do Full Trader',
  house: 'Mensagens da casa',
};
export const topicOf = (content: NotifiableKind | null): NotificationTopic =>
  notificationTopics.find((topic) => topic === content) ?? 'house';

/** Of one topic: in the portal's bell, and as a push where a browser takes them. */
export interface NotificationPreference {
  topic: NotificationTopic;
  portal: boolean;
  push: boolean;
}

/** How long a notification waits, in which it can be taken back. */
export const UNDO_SECONDS = 30;
/** How old the count of unread ones may become before it is asked for again. */
export const UNREAD_REFRESH_SECONDS = 900;

export const notificationStates = ['waiting', 'sent', 'cancelled'] as const;
export type NotificationState = (typeof notificationStates)[number];

/** A notification as staff's list shows it. */
export interface NotificationRow extends NotificationTarget {
  id: number;
  title: string;
  message: string;
  /** The products whose clients it is for, by name. */
  product_name: string;
  /** Who sent it; null where it went out with its content. */
  user_name: string | null;
  status: NotificationState;
  send_at: string;
  sent_at: string | null;
  /** How many clients were told, and how many of them have read it. */
  recipients: number;
  reads: number;
}

/** A notification in a client's bell. */
export interface OwnNotification extends NotificationTarget {
  id: number;
  title: string;
  message: string;
  sent_at: string;
  read_at: string | null;
  /** Whether what it leads to can be opened: `closed` is for other products, or not out any more; `gone` was removed. */
  target: 'open' | 'closed' | 'gone';
}

/** Those whom a notification would reach now. Nobody counts twice, but in the products. */
export interface Audience {
  people: number;
  with_push: number;
  products: {
    id: number;
    name: string;
    people: number;
    with_push: number;
    /** Whether it unlocks the content that the notification is of. */
    opens: boolean;
  }[];
}

/** A content that a notification can be of. */
export interface NotifiableContent {
  id: number;
  title: string;
  /** When it went, or goes, out; null for what has no such moment. */
  goes_out_at: string | null;
  /** Whether its readers see it now. */
  is_out: boolean;
  products: number[];
  /** When its readers were last notified of it. */
  notified_at: string | null;
}

export const notificationWords = wordsOf<NotificationRow & { products: unknown }>({
  name: 'Notificação',
  plural: 'Notificações',
  title: 'title',
  labels: {
    id: 'ID',
    title: 'Título',
    message: 'Mensagem',
    content: 'Conteúdo',
    content_id: 'ID do conteúdo',
    products: 'Produtos',
    product_name: 'Produtos',
    user_name: 'Enviada por',
    status: 'Situação',
    send_at: 'Envio marcado para',
    sent_at: 'Enviada em',
    recipients: 'Receberam',
    reads: 'Leram',
  },
  log: { cancelled_at: 'Cancelada em', product_id: 'Produto', alert: 'Alerta' },
  values: {
    content: notifiableLabels,
    alert: tradeAlertLabels,
    status: { waiting: 'Aguardando', sent: 'Enviada', cancelled: 'Desfeita' },
    send_at: dayTime,
    sent_at: dayTime,
    cancelled_at: dayTime,
    read: yesNo,
  },
});
