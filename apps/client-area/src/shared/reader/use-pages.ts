import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import {
  anchorAt,
  layOut,
  pageAt,
  pagesNear,
  scaleFor,
  scrollTopFor,
  topOf,
  type Anchor,
  type Layout,
  type Size,
  type Zoom,
} from './layout.ts';

/** The assumed size of unloaded pages: A4, in points. */
const USUAL: Size = { width: 595, height: 842 };

export interface Pages {
  /** The scroll container of all pages. */
  scroller: RefObject<HTMLDivElement | null>;
  layout: Layout;
  sizes: readonly Size[];
  page: number;
  /** The pages to render. */
  near: readonly number[];
  goTo: (page: number) => void;
  onScroll: () => void;
  onSize: (page: number, size: Size) => void;
}

/** The pages' layout, the current page, initially `start`, and the pages near enough to render. */
export function usePages(count: number, zoom: Zoom, start = 1): Pages {
  const scroller = useRef<HTMLDivElement>(null);
  const room = useRoom(scroller);
  const [known, setKnown] = useState<ReadonlyMap<number, Size>>(new Map());
  const [scrolled, setScrolled] = useState(0);
  const first = known.get(1) ?? known.values().next().value ?? USUAL;
  const sizes = useMemo(
    () => Array.from({ length: count }, (_, i) => known.get(i + 1) ?? first),
    [count, known, first],
  );
  const scale = scaleFor(zoom, first, room, innerWidth);
  const layout = useMemo(() => layOut(sizes, scale, room), [sizes, scale, room]);
  const anchor = useRef<Anchor>({ page: Math.min(count, start), part: 0 });
  const [wide, high] = [room.width > 0, room.height];

  useLayoutEffect(() => {
    const place = scroller.current;
    if (!place || !wide) return;
    const top = scrollTopFor(layout, anchor.current);
    if (anchor.current.page > 1 || anchor.current.part > 0) place.scrollTop = top;
    setScrolled(place.scrollTop);
  }, [layout, wide]);

  const onScroll = useCallback(() => {
    const top = scroller.current!.scrollTop;
    anchor.current = anchorAt(layout, top);
    setScrolled(top);
  }, [layout]);
  const goTo = useCallback(
    (page: number) => {
      const to = Math.min(count, Math.max(1, page));
      scroller.current!.scrollTop = topOf(layout, to);
      onScroll();
    },
    [count, layout, onScroll],
  );
  const onSize = useCallback(
    (page: number, size: Size) =>
      setKnown((before) =>
        before.get(page)?.width === size.width && before.get(page)?.height === size.height
          ? before
          : new Map(before).set(page, size),
      ),
    [],
  );
  return {
    scroller,
    layout,
    sizes,
    page: pageAt(layout, scrolled, high),
    near: wide ? pagesNear(layout, scrolled, high) : [],
    goTo,
    onScroll,
    onSize,
  };
}

function useRoom(place: RefObject<HTMLElement | null>): Size {
  const [room, setRoom] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    // The observer may fire after the element was removed.
    const measured = place.current!;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = measured;
      setRoom((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    measure();
    return () => observer.disconnect();
  }, [place]);
  return room;
}
