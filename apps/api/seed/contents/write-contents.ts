import { DAY_MS, HOUR_MS } from '@mirante/domain/durations.ts';
import { embedOf } from '@mirante/domain/content/video-link.ts';
import type { PublishedKind } from '@mirante/domain/content/content.ts';
import type pg from 'pg';
import type { Files } from '../../src/gateways/files/port.ts';
import { later } from '../data-set.ts';
import { continueIds, copyRows, type Written } from '../copy-rows.ts';
import { writeReports } from '../reports/write-reports.ts';
import { stockPortfolios as demoPortfolios } from '../stock-portfolios.ts';
import { stocksOf } from '../stocks.ts';
import type { ContentText } from './content-text.ts';
import { ALERTED_NEWS, demoNews } from './news.ts';
import { demoNotices } from './notices.ts';
import type { PlannedContent } from './plan.ts';
import { demoVideos } from './videos.ts';

interface Writing {
  /** The store of the reports' PDFs; without it they have none. */
  files: Files | undefined;
  now: Date;
}

/** Writes the planned contents with all their links. */
export async function writeContents(
  client: pg.Client,
  contents: readonly PlannedContent[],
  { files, now }: Writing,
): Promise<void> {
  const ofKind = (kind: PublishedKind) => contents.filter((content) => content.kind === kind);
  await writeReports(client, files, ofKind('report'));
  await copyRows(client, 'video', videoRows(ofKind('video')));
  await copyRows(client, 'news', newsRows(ofKind('news')));
  await copyRows(client, 'board', noticeRows(ofKind('board')));
  await writeLinks(client, contents, now);
  await continueIds(client, ['tag']);
  await client.query("select setval('content_id', (select max(id) from content))");
}

const videoRows = (planned: readonly PlannedContent[]): Written<'video'>[] =>
  planned.map(({ id, title, at, created_at, draft }, i) => ({
    id,
    name: title,
    description: htmlOf(demoVideos[i]!),
    video_date: at,
    link: embedOf({ host: 'youtube', id: demoVideos[i]!.video, key: undefined }),
    app_alert: false,
    draft,
    created_at,
    updated_at: later(created_at, HOUR_MS),
  }));

const newsRows = (planned: readonly PlannedContent[]): Written<'news'>[] =>
  planned.map(({ id, title, at, created_at, draft }, i) => ({
    id,
    title,
    body: htmlOf(demoNews[i]!),
    news_date: at,
    app_alert: title === ALERTED_NEWS,
    draft,
    created_at,
    updated_at: later(created_at, HOUR_MS),
  }));

const noticeRows = (planned: readonly PlannedContent[]): Written<'board'>[] =>
  planned.map(({ id, title, created_at }, i) => ({
    id,
    title,
    body: htmlOf(demoNotices[i]!),
    created_at,
    updated_at: created_at,
  }));

const htmlOf = ({ text }: ContentText): string => text.join('');

async function writeLinks(client: pg.Client, contents: readonly PlannedContent[], now: Date): Promise<void> {
  const tags = [...new Set(contents.flatMap((content) => content.tags))].toSorted((a, b) => a.localeCompare(b));
  const { codes } = stocksOf(now);
  await copyRows(
    client,
    'tag',
    tags.map((name, i) => ({ id: i + 1, name, created_at: later(now, -200 * DAY_MS) })),
  );
  await copyRows(
    client,
    'content_product',
    contents.flatMap(({ id, products }) => products.map((product_id) => ({ content_id: id, product_id }))),
  );
  await copyRows(
    client,
    'content_tag',
    contents.flatMap((content) =>
      content.tags.map((tag) => ({ content_id: content.id, tag_id: tags.indexOf(tag) + 1 })),
    ),
  );
  await copyRows(
    client,
    'content_stock',
    contents.flatMap(({ id, stocks }) =>
      [...new Set(stocks.map((code) => codes.find((listed) => listed.code === code)!.stock_id))].map((stock_id) => ({
        content_id: id,
        stock_id,
      })),
    ),
  );
  await copyRows(
    client,
    'content_stock_portfolio',
    contents.flatMap(({ id, stockPortfolios }) =>
      stockPortfolios.map((name) => ({
        content_id: id,
        stock_portfolio_id: demoPortfolios.find((portfolio) => portfolio.name === name)!.id,
      })),
    ),
  );
}
