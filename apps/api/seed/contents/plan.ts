import { DAY_MS, HOUR_MS, MINUTE_MS } from '@mirante/domain/durations.ts';
import type { PublishedKind } from '@mirante/domain/content/content.ts';
import { addDays, dayInSaoPaulo, startOfDay } from '@mirante/domain/dates.ts';
import { later } from '../data-set.ts';
import { grantersOf } from '../products.ts';
import { demoReports } from '../reports/list.ts';
import type { ContentLinks, ContentText } from './content-text.ts';
import { demoNews } from './news.ts';
import { demoNotices } from './notices.ts';
import { demoVideos } from './videos.ts';

export interface PlannedContent extends Required<ContentLinks> {
  id: number;
  kind: PublishedKind;
  title: string;
  /** When it is published. */
  at: Date;
  created_at: Date;
  draft: boolean;
}

/** All contents of the demonstration by kind, newest first. */
export function planContents(now: Date): PlannedContent[] {
  const reports = demoReports.map((report) => ({
    ...report,
    title: report.name,
    ago: report.ago + (report.ago < 0 ? 0 : HOUR_MS / DAY_MS),
    stocks: report.kind === 'company' ? [report.about] : [],
  }));
  const lists: readonly (readonly [
    PublishedKind,
    readonly (Pick<ContentText, 'title' | 'ago' | 'draft'> & Partial<ContentLinks>)[],
  ])[] = [
    ['report', reports],
    ['video', demoVideos],
    ['news', demoNews],
    ['board', demoNotices],
  ];
  return lists
    .flatMap(([kind, contents]) => contents.map((content) => ({ kind, content })))
    .map(
      (
        { kind, content: { title, ago, draft = false, products = [], tags = [], stocks = [], stockPortfolios = [] } },
        i,
      ) => {
        const at = Math.abs(ago) < 1 ? later(now, -ago * DAY_MS) : atWork(now, -Math.floor(ago), i);
        return {
          id: i + 1,
          kind,
          title,
          at,
          // A notice is published at its creation; others are written before.
          created_at: kind === 'board' ? at : later(at < now ? at : later(now, -2 * HOUR_MS), -6 * HOUR_MS),
          draft,
          products: grantersOf(products),
          tags,
          stocks,
          stockPortfolios,
        };
      },
    );
}

/** A time between nine and six, that many days from today. */
const atWork = (now: Date, days: number, n: number): Date =>
  later(startOfDay(addDays(dayInSaoPaulo(now), days)), 9 * HOUR_MS + ((n * 37) % 540) * MINUTE_MS);
