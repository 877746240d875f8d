import type { SkipReason } from '@mirante/domain/content/publishing-act.ts';

/** Why a content is not changed from its state as of `seen`; undefined if it is still in it. */
export function skipReasonOf(row: { updated_at: Date } | undefined, seen: Date): SkipReason | undefined {
  if (!row) return 'removed';
  return row.updated_at.getTime() === seen.getTime() ? undefined : 'changed';
}
