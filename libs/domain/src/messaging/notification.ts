import { dayTime } from '../format.ts';
import { wordsOf, yesNo } from '../records/words.ts';
import { tradeAlertLabels } from './trade-alert-kinds.ts';

/** What a notification can link to, by the names in its call. */
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
  /** The path of their list in the client area; a single one is one segment below. */
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

/** What a notification is about: a content, or the house itself. */
export interface NotificationTarget {
  content: NotifiableKind | null;
  content_id: number | null;
}
/** The client area's route that it links to: the notifications themselves if it has no content. */
export const targetPath = ({ content, content_id }: NotificationTarget): string =>
  content && content_id ? `${notifiables[content].path}/${content_id}` : '/notificacoes';

/** The topics that a client can turn on or off. Kinds without a topic of their own belong to `house`. */
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

/** For one topic: in the portal's bell, and as a push if a browser is subscribed. */
export interface NotificationPreference {
  topic: NotificationTopic;
  portal: boolean;
  push: boolean;
}

/** How long a notification is delayed, so that it can be undone. */
export const UNDO_SECONDS = 30;
/** The maximum age of the unread count before it is refetched. */
export const UNREAD_REFRESH_SECONDS = 900;

export const notificationStates = ['waiting', 'sent', 'cancelled'] as const;
export type NotificationState = (typeof notificationStates)[number];
export const notificationStateLabels: Record<NotificationState, string> = {
  waiting: 'Aguardando',
  sent: 'Enviada',
  cancelled: 'Desfeita',
};

/** A notification in staff's list. */
export interface NotificationRow extends NotificationTarget {
  id: number;
  title: string;
  message: string;
  /** The names of the products whose clients receive it. */
  product_name: string;
  /** Its sender; null if it was sent with its content. */
  user_name: string | null;
  status: NotificationState;
  send_at: string;
  sent_at: string | null;
  /** The number of clients notified, and how many of them have read it. */
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
  /** Whether its target can be opened: `closed` is for other products or no longer published; `gone` was removed. */
  target: 'open' | 'closed' | 'gone';
}

/** The people whom a notification would reach now. Each is counted once, but in every product. */
export interface Audience {
  people: number;
  with_push: number;
  products: {
    id: number;
    name: string;
    people: number;
    with_push: number;
    /** Whether it unlocks the notification's content. */
    opens: boolean;
  }[];
}

/** A content that a notification can be about. */
export interface NotifiableContent {
  id: number;
  title: string;
  /** When it was or will be published; null for kinds without a date. */
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
  log: { cancelled_at: 'Desfeita em', product_id: 'Produto', alert: 'Alerta' },
  values: {
    content: notifiableLabels,
    alert: tradeAlertLabels,
    status: notificationStateLabels,
    send_at: dayTime,
    sent_at: dayTime,
    cancelled_at: dayTime,
    read: yesNo,
  },
});
