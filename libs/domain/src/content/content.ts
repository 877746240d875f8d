import { ABSENT, percent } from '../format.ts';
import type { StatusStyle } from '../status-style.ts';

/** What is published, each kind with pages of its own. */
export const publishedKinds = ['report', 'video', 'news', 'board'] as const;
export type PublishedKind = (typeof publishedKinds)[number];

/** Where a content stands towards its readers. */
export const publishingStates = ['draft', 'scheduled', 'published'] as const;
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

/** A draft is no reader's; anything else goes out at its date. */
export const publishingState = ({ draft, date }: { draft: boolean; date: string }, now: Date): PublishingState => {
  if (draft) return 'draft';
  return Date.parse(date) > now.getTime() ? 'scheduled' : 'published';
};

/** What reports, videos and news are linked to, under the names that their calls have. Notices are linked to nothing. */
export const relatedKinds = ['tags', 'funds', 'stocks', 'portfolios', 'stock-portfolios', 'trades'] as const;
export type RelatedKind = (typeof relatedKinds)[number];

/** Something that a content is about: a product that unlocks it, a tag, a fund. */
export interface Related {
  id: number;
  name: string;
}

/** What a content is about, as its detail answers it. */
export interface RelatedLists {
  tags: Related[];
  portfolios: Related[];
  funds: Related[];
  stock_portfolios: Related[];
  stocks: Related[];
  trades: Related[];
}

/** How many may read it today, and how many did. Staff alone see it. */
export interface ReadStats {
  recipients: number;
  reads: number;
}

/** `12,34%` of the recipients. Reads of clients who may no longer read it count, so that there can be more of them. */
export const readShare = ({ recipients, reads }: ReadStats): string =>
  recipients === 0 ? ABSENT : percent(Math.round(Math.min(1, reads / recipients) * 10_000) / 100);

/** How many opened a content first on a day in São Paulo. */
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
  /** Plain of a report, else HTML. */
  text: string;
  /** Of its newest PDF; null without one. */
  pages: number | null;
  errata: { text: string; at: string }[];
}

/** How the clients of one product, who have no other, see a content now. */
export interface ContentPreview {
  /** Why they do not: it is not out, or the product does not open it. */
  hidden: Exclude<PublishingState, 'published'> | 'product' | null;
  content: SeenContent | null;
}
