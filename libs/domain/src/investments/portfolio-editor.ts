import type { Related } from '../content/content.ts';
import { numberFromTyped } from '../typed-number.ts';
import { nameKey } from './item-names.ts';
import type { PortfolioItem } from './portfolio.ts';
import type { PastedItem } from './portfolio-paste.ts';
import { MIN_SHARE, missingShare, MAX_SHARE, shareText, sumOfShares } from './share-sum.ts';

/** An item of a portfolio in the editor of all of them. */
export interface EditedItem {
  /** Unique in the editor. */
  key: number;
  /** Set if the item is stored. */
  id?: number;
  name: string;
  description: string;
  /** As typed: `33,33`. */
  share: string;
  funds: readonly Related[];
  funds_categories: readonly Related[];
  /** To be removed on saving; until then it can be restored. */
  isRemoved?: boolean;
}
export interface ItemsDraft {
  items: readonly EditedItem[];
  nextKey: number;
}
export type LinkField = 'funds' | 'funds_categories';

export type ItemsChange =
  | { do: 'write'; key: number; field: 'name' | 'description' | 'share'; text: string }
  | { do: 'link' | 'unlink'; key: number; field: LinkField; of: Related }
  | { do: 'add' }
  | { do: 'remove' | 'restore'; key: number }
  | { do: 'place'; key: number; at: number }
  | { do: 'paste'; lines: readonly PastedItem[] }
  | { do: 'fill'; key: number }
  | { do: 'load'; draft: ItemsDraft };

export const editedOf = (items: readonly PortfolioItem[]): EditedItem[] =>
  items.map(({ id, name, description, share, funds, funds_categories }, key) => ({
    key,
    id,
    name,
    description: description ?? '',
    share: shareText(share),
    funds: funds.map(related),
    funds_categories: funds_categories.map(related),
  }));
const related = ({ id, name }: Related): Related => ({ id, name });

export const draftOf = (items: readonly PortfolioItem[]): ItemsDraft => ({
  items: editedOf(items),
  nextKey: items.length,
});

/** As `numberFromTyped`, with a decimal point too: no percentage has thousands. */
export const shareFromTyped = (share: string): number | undefined => numberFromTyped(share.replace('.', ','));
/** Percent; 0 if not a number. */
export const typedShare = (share: string): number => shareFromTyped(share) || 0;
/** The items not to be removed, with their shares as numbers. */
export const kept = (items: readonly EditedItem[]): { key: number; name: string; share: number }[] =>
  items.filter(({ isRemoved }) => !isRemoved).map(({ key, name, share }) => ({ key, name, share: typedShare(share) }));

export function changeItems(draft: ItemsDraft, change: ItemsChange): ItemsDraft {
  const edit = (key: number, how: (item: EditedItem) => EditedItem): ItemsDraft => ({
    ...draft,
    items: draft.items.map((item) => (item.key === key ? how(item) : item)),
  });
  switch (change.do) {
    case 'write':
      return edit(change.key, (item) => ({ ...item, [change.field]: change.text }));
    case 'link':
      return edit(change.key, (item) => ({ ...item, [change.field]: linked(item[change.field], change.of) }));
    case 'unlink':
      return edit(change.key, (item) => ({
        ...item,
        [change.field]: item[change.field].filter(({ id }) => id !== change.of.id),
      }));
    case 'add':
      return append(draft, { name: '', share: '', funds: [] });
    case 'remove':
      return removed(draft, change.key);
    case 'restore':
      return edit(change.key, ({ isRemoved: _isRemoved, ...item }) => item);
    case 'place':
      return placed(draft, change.key, change.at);
    case 'paste':
      return change.lines.reduce(pasted, draft);
    case 'fill':
      return edit(change.key, (item) => ({ ...item, share: shareText(filled(draft, item)) }));
    case 'load':
      return change.draft;
  }
}

const linked = (list: readonly Related[], of: Related): readonly Related[] =>
  list.some(({ id }) => id === of.id) ? list : [...list, related(of)];

const append = (draft: ItemsDraft, item: Pick<EditedItem, 'name' | 'share' | 'funds'>): ItemsDraft => ({
  items: [...draft.items, { ...item, key: draft.nextKey, description: '', funds_categories: [] }],
  nextKey: draft.nextKey + 1,
});

/** Items that were never stored are removed at once. */
const removed = (draft: ItemsDraft, key: number): ItemsDraft => ({
  ...draft,
  items: draft.items.flatMap((item) =>
    item.key !== key ? [item] : item.id === undefined ? [] : [{ ...item, isRemoved: true }],
  ),
});

function placed(draft: ItemsDraft, key: number, at: number): ItemsDraft {
  const item = draft.items.find((one) => one.key === key);
  if (!item) return draft;
  const others = draft.items.filter((one) => one.key !== key);
  return { ...draft, items: others.toSpliced(Math.max(0, Math.min(at, others.length)), 0, item) };
}

/** Updates the item of that name, or appends one. A line without funds keeps the existing ones. */
function pasted(draft: ItemsDraft, { name, share, funds }: PastedItem): ItemsDraft {
  const there = draft.items.find((item) => nameKey(item.name) === nameKey(name));
  if (!there) return append(draft, { name, share: shareText(share), funds: funds.map(related) });
  const { isRemoved: _isRemoved, ...item } = there;
  const next = { ...item, share: shareText(share), ...(funds.length > 0 && { funds: funds.map(related) }) };
  return { ...draft, items: draft.items.map((one) => (one === there ? next : one)) };
}

/** The share with which the item completes the sum to 100%. */
export const filled = ({ items }: ItemsDraft, { share }: Pick<EditedItem, 'share'>): number =>
  sumOfShares([{ share: typedShare(share) }, { share: missingShare(kept(items)) }]);

/** Whether an item can take the missing share and stay within the limits. */
export const canBeFilled = (share: number, missing: number): boolean => {
  const sum = sumOfShares([{ share }, { share: missing }]);
  return sum >= MIN_SHARE && sum <= MAX_SHARE;
};
