import { grantedBy } from '@mirante/domain/products/entitlements.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { candidatesFor, changedOwners, grantersOf, relatedTo } from './hierarchy.rules.ts';

const product = (id: number) => ({ id, code: `p${id}`, name: `Produto ${id}`, image: null, active: true });
const link = (parent_id: number, child_id: number) => ({ parent_id, child_id });
// 1 grants 2 and 3, 2 grants 4, 3 grants 4; 5 stands alone.
const all = [1, 2, 3, 4, 5].map(product);
const links = [link(1, 2), link(1, 3), link(2, 4), link(3, 4)];

describe("a product's hierarchy", () => {
  it('separates direct parents and children from indirect ones', () => {
    const relativesOf = (id: number) =>
      relatedTo(id, all, links).map(
        ({ id: other, is_child, direct }) => `${is_child ? 'child' : 'parent'} ${other}${direct ? '' : ' indirect'}`,
      );
    expect(relativesOf(1)).toEqual(['child 2', 'child 3', 'child 4 indirect']);
    expect(relativesOf(4)).toEqual(['parent 1 indirect', 'parent 2', 'parent 3']);
    expect(relativesOf(2)).toEqual(['parent 1', 'child 4']);
    expect(relativesOf(5)).toEqual([]);
  });

  it('excludes children, and what would close a cycle, from the candidates', () => {
    const candidates = (id: number) =>
      candidatesFor(id, all, links).map(({ id: other, indirect }) => `${other}${indirect ? ' indirect' : ''}`);
    expect(candidates(1)).toEqual(['4 indirect', '5']);
    expect(candidates(4)).toEqual(['5']);
    expect(candidates(5)).toEqual(['1', '2', '3', '4']);
  });
});

const graphs = fc.array(
  fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 })).map(([a, b]) => link(a, b)),
  { maxLength: 12 },
);

it('grantersOf finds exactly the granting products, in any graph', () => {
  fc.assert(
    fc.property(graphs, (any) => {
      for (const { id } of all)
        for (const other of all) expect(grantersOf(id, any).has(other.id)).toBe(grantedBy([other.id], any).has(id));
    }),
  );
});

it('candidatesFor offers no candidate that would include itself', () => {
  fc.assert(
    fc.property(graphs, (any) => {
      for (const { id } of all)
        for (const child of candidatesFor(id, all, any)) expect(grantedBy([child.id], any).has(id)).toBe(false);
    }),
  );
});

it('changedOwners lists only products whose access a link change affects', () => {
  expect(changedOwners(all, links, links)).toEqual([]);
  expect(changedOwners(all, [...links, link(1, 4)], links)).toEqual([]);
  const [only] = changedOwners(all, links, [...links, link(4, 5)]);
  expect(only).toMatchObject({ product_id: 5, before: [5] });
  expect(only!.after.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
});
