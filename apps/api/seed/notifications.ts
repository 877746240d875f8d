import { DAY_MS, HOUR_MS, MINUTE_MS } from '@mirante/domain/durations.ts';
import type pg from 'pg';
import { later, type DataSet } from './data-set.ts';
import { ALERTED_NEWS } from './contents/news.ts';
import type { PlannedContent } from './contents/plan.ts';
import { continueIds, copyRows, type Written } from './copy-rows.ts';
import { standardIds } from './products.ts';
import { seeded } from './random.ts';
import { openedProducts } from './readers.ts';

/** The user with the content role. */
const AUTHOR = 4;
const REPORT = 'Petrobras: o que muda no caixa com o novo plano de investimentos';

interface Sent extends Pick<Written<'notification'>, 'title' | 'message' | 'user_id'> {
  of: PlannedContent | undefined;
  products: readonly number[];
  at: Date;
}

/** Three sent notifications: by the house, of a news item, and of a report, which ana has not opened yet. */
export async function writeNotifications(
  client: pg.Client,
  contents: readonly PlannedContent[],
  book: DataSet,
): Promise<void> {
  const titled = (title: string) => contents.find((content) => content.title === title)!;
  const [news, report] = [titled(ALERTED_NEWS), titled(REPORT)];
  const sent: readonly Sent[] = [
    {
      title: 'Encontro ao vivo com os analistas',
      message: 'Na próxima quinta, às 19h, respondemos às perguntas dos assinantes. O link aparece em Vídeos.',
      user_id: AUTHOR,
      of: undefined,
      products: standardIds,
      at: later(book.now, -5 * DAY_MS),
    },
    {
      title: news.title,
      message: 'Nova notícia no portal.',
      user_id: null,
      of: news,
      products: news.products,
      at: news.at,
    },
    {
      title: 'Petrobras: relatório novo',
      message: 'O plano corta 6% do investimento. Veja o que muda no caixa e nos dividendos.',
      user_id: AUTHOR,
      of: report,
      products: report.products,
      at: later(report.at, 10 * MINUTE_MS),
    },
  ];
  const recipients = sent.flatMap((notification, i) => recipientRows(notification, i + 1, book));
  const rows = sent.map((notification, i) =>
    rowOf(notification, i + 1, recipients.filter(({ notification_id }) => notification_id === i + 1).length),
  );
  await copyRows(client, 'notification', rows);
  await copyRows(
    client,
    'notification_product',
    sent.flatMap(({ products }, i) => products.map((product_id) => ({ notification_id: i + 1, product_id }))),
  );
  await copyRows(client, 'notification_recipient', recipients);
  await continueIds(client, ['notification']);
  await client.query('update content set alerted_at = goes_out_at where app_alert and id = $1', [news.id]);
}

const rowOf = ({ title, message, user_id, of, at }: Sent, id: number, recipients: number): Written<'notification'> => ({
  id,
  title,
  message,
  content: of?.kind ?? null,
  content_id: of?.id ?? null,
  user_id,
  created_at: later(at, user_id === null ? 0 : -MINUTE_MS / 2),
  send_at: at,
  sent_at: at,
  completed_at: later(at, 1000),
  cancelled_at: null,
  alert: null,
  recipients,
});

function recipientRows(
  { products, at }: Sent,
  notification_id: number,
  book: DataSet,
): Written<'notification_recipient'>[] {
  const { client } = book.rows;
  const ana = client.find(({ email }) => email === 'ana@mirante.example')!.id;
  const random = seeded(20_261_123 + notification_id);
  return [...openedProducts(book)]
    .filter(([, opened]) => products.some((id) => opened.has(id)))
    .map(([client_id]) => {
      const isRead = client_id === ana ? at < later(book.now, -2 * HOUR_MS) : random.chance(0.6);
      const since = (book.now.getTime() - at.getTime()) * random.next();
      return { client_id, notification_id, listed: true, read_at: isRead ? later(at, since) : null };
    });
}
