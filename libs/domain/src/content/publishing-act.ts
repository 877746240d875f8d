import type { PublishedKind } from './content.ts';

/** The kinds that can be drafts. */
export const draftableKinds = ['report', 'video', 'news'] as const satisfies readonly PublishedKind[];
export type DraftableKind = (typeof draftableKinds)[number];

/** How many contents one call publishes or returns to draft: as many as a list's page has. */
export const MAX_PUBLISHED_AT_ONCE = 100;
/** For how long such a call can be undone, by whoever made it. */
export const UNDO_PUBLISHING_MINUTES = 15;

/** Why a content was skipped. `unsigned`: a report without analyst or statement, where the house has none. */
export type SkipReason = 'changed' | 'removed' | 'unchanged' | 'unsigned';

/** What a call on several contents did. */
export interface PublishingResult {
  /** The call's id, to undo it; null if there is nothing to undo. */
  act: number | null;
  /** The ids of those it changed. */
  changed: number[];
  skipped: { id: number; reason: SkipReason }[];
}
