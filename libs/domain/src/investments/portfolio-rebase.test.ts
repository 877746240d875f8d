import { expect, it } from 'vitest';
import { changeItems, draftOf } from './portfolio-editor.ts';
import { isEdited, rebase, takeStored } from './portfolio-rebase.ts';
import type { PortfolioItem } from './portfolio.ts';

const item = (id: number, share: number, version = `${share}`): PortfolioItem => ({
  id,
  name: `Item ${id}`,
  description: null,
  share,
  funds: [],
  funds_categories: [],
  funds_from_categories: [],
  version,
});
const base = [item(1, 50), item(2, 30), item(3, 20)];
const write = (key: number, share: string) => ({ do: 'write', key, field: 'share', text: share }) as const;
const shown = (items: ReturnType<typeof draftOf>['items']) =>
  items.map(({ id, share, isRemoved }) => [id, share, ...(isRemoved ? ['removed'] : [])]);

it('a draft over what others stored has their changes and its own, without a conflict', () => {
  const mine = changeItems(changeItems(draftOf(base), write(0, '40')), { do: 'remove', key: 2 });
  const { draft, conflicts } = rebase(mine, base, [base[0]!, item(2, 25), base[2]!, item(4, 5)]);
  expect(conflicts).toEqual([]);
  expect(shown(draft.items)).toEqual([
    [1, '40'],
    [2, '25'],
    [4, '5'],
    [3, '20', 'removed'],
  ]);
  expect(new Set(draft.items.map(({ key }) => key)).size).toBe(4);
});

it('of what both changed this draft’s stands, until the stored one is taken', () => {
  const mine = changeItems(draftOf(base), write(0, '40'));
  const { draft, conflicts } = rebase(mine, base, [item(1, 60), item(2, 20), base[2]!]);
  expect(conflicts).toMatchObject([{ name: 'Item 1', mine: { share: '40' }, stored: { share: '60' } }]);
  expect(shown(draft.items)).toEqual([
    [1, '40'],
    [2, '20'],
    [3, '20'],
  ]);
  expect(shown(takeStored(draft, conflicts[0]!).items)[0]).toEqual([1, '60']);
});

it('what somebody removed while it was changed here becomes a new item, or goes', () => {
  const mine = changeItems(draftOf(base), write(0, '40'));
  const { draft, conflicts } = rebase(mine, base, base.slice(1));
  expect(conflicts).toMatchObject([{ mine: { share: '40' }, stored: undefined }]);
  expect(shown(draft.items)).toEqual([
    [undefined, '40'],
    [2, '30'],
    [3, '20'],
  ]);
  expect(shown(takeStored(draft, conflicts[0]!).items)).toEqual([
    [2, '30'],
    [3, '20'],
  ]);
});

it('what was removed here while somebody changed it is struck out, and may come back as stored', () => {
  const mine = changeItems(draftOf(base), { do: 'remove', key: 0 });
  const { draft, conflicts } = rebase(mine, base, [item(1, 60), base[1]!, base[2]!]);
  expect(conflicts).toMatchObject([{ mine: undefined, stored: { share: '60' } }]);
  expect(shown(takeStored(draft, conflicts[0]!).items)).toContainEqual([1, '60']);
});

it('a draft is edited once it is not what it was made of', () => {
  expect(isEdited(draftOf(base), base)).toBe(false);
  expect(isEdited(changeItems(draftOf(base), write(0, '50 ')), base)).toBe(false);
  expect(isEdited(changeItems(draftOf(base), write(0, '51')), base)).toBe(true);
  expect(isEdited(changeItems(draftOf(base), { do: 'place', key: 0, at: 1 }), base)).toBe(true);
});
