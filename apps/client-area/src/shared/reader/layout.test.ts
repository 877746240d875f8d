import { describe, expect, it } from 'vitest';
import { anchorAt, layOut, pageAt, pagesNear, scaleFor, scrollTopFor, topOf, zoomIn, zoomOut } from './layout.ts';

const A4 = { width: 595, height: 842 };
const room = { width: 800, height: 900 };
const forty = layOut(
  Array.from({ length: 40 }, () => A4),
  1,
  room,
);

describe('a reader page', () => {
  it("takes 0.7 of a window's width above 1000 px, else 0.85, but no more than there is room", () => {
    const wide = { ...room, width: 1900 };
    expect(scaleFor('auto', A4, wide, 1200) * A4.width).toBeCloseTo(840);
    expect(scaleFor('auto', A4, wide, 1000) * A4.width).toBeCloseTo(850);
    expect(scaleFor('auto', A4, room, 1440) * A4.width).toBeCloseTo(768);
  });

  it('fits the width, or the whole page', () => {
    expect(scaleFor('page-width', A4, room, 1440) * A4.width).toBeCloseTo(768);
    expect(scaleFor('page-fit', A4, room, 1440) * A4.height).toBeCloseTo(868);
    expect(scaleFor('page-fit', { width: 842, height: 595 }, room, 1440) * 842).toBeCloseTo(768);
  });

  it('is between a quarter and five times its size', () => {
    expect([zoomOut(0.26), zoomIn(4.9), scaleFor(9, A4, room, 1440)]).toEqual([0.25, 5, 5]);
    expect(zoomOut(zoomIn(1))).toBeCloseTo(1);
  });
});

describe('the pages of a long report', () => {
  it('are stacked and centred', () => {
    expect(forty.pages[1]).toEqual({ top: 874, left: 103, width: 595, height: 842 });
    expect(forty.height).toBe(16 + 40 * 858);
  });

  it('are rendered only near the viewport', () => {
    expect(pagesNear(forty, 0, 900)).toEqual([1, 2]);
    expect(pagesNear(forty, topOf(forty, 20), 900)).toEqual([19, 20, 21]);
    expect(pagesNear(forty, forty.height - 900, 900)).toEqual([39, 40]);
  });

  it('tell the current one', () => {
    expect(pageAt(forty, 0, 900)).toBe(1);
    for (const page of [2, 17, 40]) expect(pageAt(forty, topOf(forty, page), 900)).toBe(page);
    expect(pageAt(forty, forty.height, 900)).toBe(40);
  });

  it('keep the scroll anchor when zoomed', () => {
    const anchor = anchorAt(forty, topOf(forty, 12) + 300);
    const larger = layOut(
      Array.from({ length: 40 }, () => A4),
      2,
      room,
    );
    const { page, part } = anchorAt(larger, scrollTopFor(larger, anchor));
    expect(page).toBe(12);
    expect(part).toBeCloseTo(anchor.part, 2);
  });
});
