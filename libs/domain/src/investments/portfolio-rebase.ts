import { draftOf, editedOf, type EditedItem, type ItemsDraft } from './portfolio-editor.ts';
import { mergeItems } from './portfolio-merge.ts';
import type { PortfolioItem } from './portfolio.ts';

/** An item changed both in this editor and in the store; undefined if removed on that side. */
export interface EditConflict {
  /** The key of its row in the draft. */
  key: number;
  name: string;
  mine: EditedItem | undefined;
  stored: EditedItem | undefined;
}

/**
 * Rebases a draft made of `base` onto the stored items: others' changes are merged, this editor's stay, and conflicts
 * keep this editor's side until resolved.
 */
export function rebase(
  draft: ItemsDraft,
  base: readonly PortfolioItem[],
  current: readonly PortfolioItem[],
): { draft: ItemsDraft; conflicts: EditConflict[] } {
  const seen = editedOf(base).map((item, i) => ({ ...item, id: base[i]!.id, version: base[i]!.version }));
  const stored = editedOf(current).map((item, i) => ({ ...item, id: current[i]!.id, version: current[i]!.version }));
  const merged = mergeItems<EditedItem, (typeof stored)[number], (typeof seen)[number]>({
    stored,
    sent: draft.items.filter(({ isRemoved }) => !isRemoved),
    seen,
    isUnchanged: sameValues,
    isSame: sameValues,
  });
  const there = new Set(stored.map(({ id }) => id));
  let { nextKey } = draft;
  const items = merged.items.map((item): EditedItem => {
    if ('stored' in item) return { ...valuesOf(item.stored), key: nextKey++ };
    const { id, ...mine } = item.sent;
    return id === undefined || there.has(id) ? item.sent : mine;
  });
  const inPlace = new Set(items.map(({ id }) => id));
  const struck = stored
    .filter(({ id }) => !inPlace.has(id))
    .map((item): EditedItem => ({ ...valuesOf(item), key: nextKey++, isRemoved: true }));
  const all = [...items, ...struck];
  const conflicts = merged.conflicts.map(({ id, sent, stored: theirs }): EditConflict => {
    const row = all.find((item) => item.key === sent?.key) ?? all.find((item) => item.id === id)!;
    return { key: row.key, name: row.name, mine: sent, stored: theirs && valuesOf(theirs) };
  });
  return { draft: { items: all, nextKey }, conflicts };
}

/** Resolves a conflict with the stored side. */
export function takeStored({ items, nextKey }: ItemsDraft, { key, stored }: EditConflict): ItemsDraft {
  const taken = stored && { ...stored, key };
  return { items: items.flatMap((item) => (item.key === key ? (taken ? [taken] : []) : [item])), nextKey };
}

export const isEdited = (draft: ItemsDraft, base: readonly PortfolioItem[]): boolean => {
  const before = draftOf(base).items;
  return (
    draft.items.length !== before.length ||
    draft.items.some((item, i) => item.isRemoved || item.id !== before[i]!.id || !sameValues(item, before[i]!))
  );
};

const valuesOf = ({ key, id, name, description, share, funds, funds_categories }: EditedItem): EditedItem => ({
  key,
  ...(id !== undefined && { id }),
  name,
  description,
  share,
  funds,
  funds_categories,
});
const idsOf = (list: readonly { id: number }[]): string =>
  list
    .map(({ id }) => id)
    .toSorted((a, b) => a - b)
    .join();
const sameValues = (a: EditedItem, b: EditedItem): boolean =>
  a.name.trim() === b.name.trim() &&
  a.description.trim() === b.description.trim() &&
  a.share.trim() === b.share.trim() &&
  idsOf(a.funds) === idsOf(b.funds) &&
  idsOf(a.funds_categories) === idsOf(b.funds_categories);
