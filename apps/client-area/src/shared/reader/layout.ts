/** The zoom: pixels per point, or a fit to the available space. `auto` is at most a part of the window's width. */
export type Zoom = number | 'auto' | 'page-width' | 'page-fit';
export interface Size {
  width: number;
  height: number;
}
export interface PageBox extends Size {
  /** From the top of all pages, in pixels. */
  top: number;
  left: number;
}
export interface Layout {
  /** Pixels per point. */
  scale: number;
  pages: PageBox[];
  height: number;
}

const WIDE_WINDOW = 1000;
const GAP = 16;
export const SMALLEST = 0.25;
export const LARGEST = 5;
const STEP = 1.2;

/** The fraction of the window's width that a page takes, where there is room for it. */
const widthFactor = (windowWidth: number): number => (windowWidth > WIDE_WINDOW ? 0.7 : 0.85);

export function scaleFor(zoom: Zoom, page: Size, room: Size, windowWidth: number): number {
  if (typeof zoom === 'number') return clamp(zoom);
  const byWidth = (room.width - 2 * GAP) / page.width;
  if (zoom === 'page-width') return clamp(byWidth);
  if (zoom === 'page-fit') return clamp(Math.min(byWidth, (room.height - 2 * GAP) / page.height));
  return clamp(Math.min(byWidth, (windowWidth * widthFactor(windowWidth)) / page.width));
}

/** Pages in one centred column. */
export function layOut(sizes: readonly Size[], scale: number, room: Size): Layout {
  let top = GAP;
  const pages = sizes.map(({ width, height }) => {
    const box = { top, left: 0, width: Math.round(width * scale), height: Math.round(height * scale) };
    box.left = Math.max(GAP, Math.round((room.width - box.width) / 2));
    top += box.height + GAP;
    return box;
  });
  return { scale, pages, height: top };
}

/** The current page: the one at a third of the viewport's height. */
export function pageAt({ pages }: Layout, scrollTop: number, seen: number): number {
  const line = scrollTop + seen / 3;
  const after = pages.findIndex(({ top }) => top > line);
  return Math.max(1, after < 0 ? pages.length : after);
}

/** The pages to render: visible ones and those half a viewport above and below. */
export function pagesNear({ pages }: Layout, scrollTop: number, seen: number): number[] {
  const [from, to] = [scrollTop - seen / 2, scrollTop + seen * 1.5];
  return pages.flatMap(({ top, height }, i) => (top < to && top + height > from ? [i + 1] : []));
}

/** The scroll position that shows a page's beginning a little below the top. */
export const topOf = ({ pages }: Layout, page: number): number => Math.max(0, (pages[page - 1]?.top ?? 0) - GAP / 2);

/** The position at the viewport's top, as a page and a fraction of it, to keep it when page sizes change. */
export interface Anchor {
  page: number;
  part: number;
}
export function anchorAt(layout: Layout, scrollTop: number): Anchor {
  const after = layout.pages.findIndex(({ top }) => top > scrollTop);
  const page = Math.max(1, after < 0 ? layout.pages.length : after);
  const box = layout.pages[page - 1];
  return { page, part: box ? (scrollTop - box.top) / box.height : 0 };
}
export function scrollTopFor({ pages }: Layout, { page, part }: Anchor): number {
  const box = pages[page - 1];
  return box ? Math.max(0, Math.round(box.top + part * box.height)) : 0;
}

export const zoomIn = (scale: number): number => clamp(scale * STEP);
export const zoomOut = (scale: number): number => clamp(scale / STEP);
const clamp = (scale: number): number => Math.min(LARGEST, Math.max(SMALLEST, scale));
