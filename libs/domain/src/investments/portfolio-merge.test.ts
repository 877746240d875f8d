import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeItems } from './portfolio-merge.ts';

interface Item {
  id: number;
  version: string;
}
interface Sent {
  id?: number;
  value: string;
}
const stored = (...values: [number, string][]): Item[] => values.map(([id, version]) => ({ id, version }));
const sent = (...values: [number | undefined, string][]): Sent[] =>
  values.map(([id, value]) => ({ ...(id !== undefined && { id }), value }));
/** Here an item's version is its value. */
const merge = (parts: { seen: Item[]; stored: Item[]; sent: Sent[] }) => {
  const { items, conflicts } = mergeItems({
    ...parts,
    isUnchanged: (mine, { version }) => mine.value === version,
    isSame: (mine, { version }) => mine.value === version,
  });
  return {
    values: items.map((item) => ('sent' in item ? item.sent.value : item.stored.version)),
    conflicts: conflicts.map(({ id }) => id),
  };
};

const seen = stored([1, 'a'], [2, 'b'], [3, 'c']);

describe('merging two edits of a list', () => {
  it('keeps changes, additions and removals of both', () => {
    expect(
      merge({
        seen,
        stored: stored([1, 'A'], [4, 'theirs'], [3, 'c']),
        sent: sent([1, 'a'], [2, 'b'], [3, 'C'], [undefined, 'mine']),
      }),
    ).toEqual({ values: ['A', 'theirs', 'C', 'mine'], conflicts: [] });
  });

  it.each([
    ['both changed', stored([1, 'A'], [2, 'b'], [3, 'c']), sent([1, 'x'], [2, 'b'], [3, 'c'])],
    ['they removed what this one changed', stored([2, 'b'], [3, 'c']), sent([1, 'x'], [2, 'b'], [3, 'c'])],
    ['this one removed what they changed', stored([1, 'A'], [2, 'b'], [3, 'c']), sent([2, 'b'], [3, 'c'])],
  ])('conflicts where %s', (_what, theirs, mine) => {
    expect(merge({ seen, stored: theirs, sent: mine }).conflicts).toEqual([1]);
  });

  it.each([
    ['the same change', stored([1, 'x'], [2, 'b'], [3, 'c']), sent([1, 'x'], [2, 'b'], [3, 'c']), ['x', 'b', 'c']],
    ['the same removal', stored([2, 'b'], [3, 'c']), sent([2, 'b'], [3, 'c']), ['b', 'c']],
  ])('does not conflict over %s', (_what, theirs, mine, values) => {
    expect(merge({ seen, stored: theirs, sent: mine })).toEqual({ values, conflicts: [] });
  });

  it("uses the sender's order if changed, else the stored one", () => {
    const turned = stored([3, 'c'], [2, 'b'], [1, 'a']);
    expect(merge({ seen, stored: turned, sent: sent([1, 'a'], [2, 'B'], [3, 'c']) }).values).toEqual(['c', 'B', 'a']);
    expect(merge({ seen, stored: seen, sent: sent([2, 'b'], [1, 'a'], [3, 'c']) }).values).toEqual(['b', 'a', 'c']);
  });
});

const edits = fc.array(
  fc.record({ at: fc.nat(9), how: fc.constantFrom('change', 'remove', 'add'), value: fc.string() }),
  { maxLength: 6 },
);
const edited = (who: string, changes: readonly { at: number; how: string; value: string }[]): Sent[] => {
  let list: Sent[] = seenTen.map(({ id, version }) => ({ id, value: version }));
  for (const [n, { at, how, value }] of changes.entries()) {
    if (how === 'add') list.push({ value: `${who} ${n} ${value}` });
    else if (how === 'remove') list = list.filter(({ id }) => id !== at);
    else list = list.map((item) => (item.id === at ? { ...item, value: `${who} ${value}` } : item));
  }
  return list;
};
const seenTen = Array.from({ length: 10 }, (_, id) => ({ id, version: `v${id}` }));

it('merging is identity over an unchanged list, and the second editor loses nothing of the first without a conflict', () => {
  fc.assert(
    fc.property(edits, edits, (a, b) => {
      const [first, second] = [edited('a', a), edited('b', b)];
      expect(merge({ seen: seenTen, stored: seenTen, sent: first })).toEqual({
        values: first.map(({ value }) => value),
        conflicts: [],
      });
      const now = first.map(({ id, value }, n) => ({ id: id ?? 100 + n, version: value }));
      const { values, conflicts } = merge({ seen: seenTen, stored: now, sent: second });
      const disputed = new Set(conflicts);
      const undisputed = now.filter(({ id, version }) => version !== `v${id}` && !disputed.has(id));
      const own = second.filter(({ value }) => value.startsWith('b '));
      expect(values).toEqual(
        expect.arrayContaining([...undisputed.map(({ version }) => version), ...own.map(({ value }) => value)]),
      );
    }),
  );
});
