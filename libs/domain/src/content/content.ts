import { ABSENT, percent } from '../format.ts';
import type { StatusStyle } from '../status-style.ts';

/** The kinds of published content, each with its own pages. */
export const publishedKinds = ['report', 'video', 'news', 'board'] as const;
export type PublishedKind = (typeof publishedKinds)[number];

/** A content's state for its readers. */
const publishingStates = ['draft', 'scheduled', 'published'] as const;
export type PublishingState = (typeof publishingStates)[number];
export const publishingLabels: Record<PublishingState, string> = {
  draft: 'Rascunho',
  scheduled: 'Agendado',
  published: 'Publicado',
};

export const publishingStyles: Record<PublishingState, StatusStyle> = {
  draft: { label: publishingLabels.draft, tone: 'neutral', mark: 'hollow' },
  scheduled: { label: publishingLabels.scheduled, tone: 'info', mark: 'dot' },
  published: { label: publishingLabels.published, tone: 'success', mark: 'dot' },
};

/** A draft has no readers; anything else is published at its date. */
export const publishingState = ({ draft, date }: { draft: boolean; date: string }, now: Date): PublishingState => {
  if (draft) return 'draft';
  return Date.parse(date) > now.getTime() ? 'scheduled' : 'published';
};

/** What reports, videos and news are linked to, by their names in API paths. Notices have no links. */
const relatedKinds = ['tags', 'funds', 'stocks', 'portfolios', 'stock-portfolios', 'trades'] as const;
export type RelatedKind = (typeof relatedKinds)[number];

/** A record linked to a content: a product that unlocks it, a tag, a fund. */
export interface Related {
  id: number;
  name: string;
}

/** The linked records in a content's detail. */
export interface RelatedLists {
  tags: Related[];
  portfolios: Related[];
  funds: Related[];
  stock_portfolios: Related[];
  stocks: Related[];
  trades: Related[];
}

/** How many clients can read it today, and how many did. Visible to staff alone. */
export interface ReadStats {
  recipients: number;
  reads: number;
}

/** `12,34%` of the recipients. Reads of clients who lost access count too, so that the share is capped at 100%. */
export const readShare = ({ recipients, reads }: ReadStats): string =>
  recipients === 0 ? ABSENT : percent(Math.round(Math.min(1, reads / recipients) * 10_000) / 100);

/** The first reads of a content on a day in São Paulo. */
export interface ReadsOfDay {
  /** @format date */
  day: string;
  reads: number;
}

/** A content as its readers see it. */
export interface SeenContent {
  kind: PublishedKind;
  title: string;
  /** @format date-time */
  date: string;
  product_name: string;
  /** Plain text for a report, else HTML. */
  text: string;
  /** The page count of its newest PDF; null without one. */
  pages: number | null;
  errata: { text: string; at: string }[];
}

/** A content as seen now by clients with one product and no other. */
export interface ContentPreview {
  /** Why it is hidden: not published, or not opened by the product. */
  hidden: Exclude<PublishingState, 'published'> | 'product' | null;
  content: SeenContent | null;
}
