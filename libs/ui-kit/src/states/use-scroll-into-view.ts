import { useEffect, useRef, type RefObject } from 'react';

/** The ref of an element that is scrolled to the middle of the screen whenever `what` it shows appears or changes. */
export function useScrollIntoView(what: unknown): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (what) place.current?.scrollIntoView({ block: 'center' });
  }, [what]);
  return place;
}
