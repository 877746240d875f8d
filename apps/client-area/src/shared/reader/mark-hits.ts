import { useEffect, useRef } from 'react';
import type { Hit } from './search.ts';

const ALL = 'report-hit';
const CURRENT = 'report-hit-current';

/**
 * Highlights the hits on rendered pages and scrolls to the current one, without changing the DOM: by the browser's
 * highlight API.
 */
export function useMarkedHits(hits: readonly Hit[], current: number, parts: ReadonlyMap<number, HTMLElement[]>) {
  const shown = useRef<Hit>(undefined);
  useEffect(() => {
    const hit = hits[current];
    const part = hit && parts.get(hit.page)?.[hit.from.part];
    if (!part || shown.current === hit) return;
    shown.current = hit;
    part.scrollIntoView?.({ block: 'center', inline: 'nearest' });
  }, [hits, current, parts]);
  useEffect(() => {
    if (!('highlights' in CSS)) return undefined;
    const ranges = hits.map((hit) => rangeOf(hit, parts.get(hit.page)));
    const those = (wanted: (at: number) => boolean) => ranges.filter((range, at) => range && wanted(at)) as Range[];
    CSS.highlights.set(ALL, new Highlight(...those((at) => at !== current)));
    CSS.highlights.set(CURRENT, new Highlight(...those((at) => at === current)));
    return () => {
      CSS.highlights.delete(ALL);
      CSS.highlights.delete(CURRENT);
    };
  }, [hits, current, parts]);
}

function rangeOf({ from, to }: Hit, parts: readonly HTMLElement[] | undefined): Range | undefined {
  const [start, end] = [parts?.[from.part]?.firstChild, parts?.[to.part]?.firstChild];
  if (!start || !end) return undefined;
  const range = document.createRange();
  range.setStart(start, Math.min(from.at, start.textContent?.length ?? 0));
  range.setEnd(end, Math.min(to.at + 1, end.textContent?.length ?? 0));
  return range;
}
