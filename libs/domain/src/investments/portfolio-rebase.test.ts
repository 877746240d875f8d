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

it("rebase: a draft over others' stored changes has both, without conflicts", () => {
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

it("rebase: the draft's value wins a conflict, until the stored one is taken", () => {
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

it('rebase: an item removed by others and changed in the draft becomes new, or is dropped', () => {
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

it('rebase: an item removed in the draft and changed by others is struck out, and can be restored as stored', () => {
  const mine = changeItems(draftOf(base), { do: 'remove', key: 0 });
  const { draft, conflicts } = rebase(mine, base, [item(1, 60), base[1]!, base[2]!]);
  expect(conflicts).toMatchObject([{ mine: undefined, stored: { share: '60' } }]);
  expect(shown(takeStored(draft, conflicts[0]!).items)).toContainEqual([1, '60']);
});

it('isEdited: a draft that differs from what it was based on', () => {
  expect(isEdited(draftOf(base), base)).toBe(false);
  expect(isEdited(changeItems(draftOf(base), write(0, '50 ')), base)).toBe(false);
  expect(isEdited(changeItems(draftOf(base), write(0, '51')), base)).toBe(true);
  expect(isEdited(changeItems(draftOf(base), { do: 'place', key: 0, at: 1 }), base)).toBe(true);
});
