import { useEffect } from 'react';

/** Delays until the page has settled before looking for a section, and until it has scrolled. */
const FIND_AFTER_MS = 600;
const STEP_BACK_AFTER_MS = 650;
/** The height of the fixed header, which would cover the section's title. */
const OFFSET_PX = 80;

/** Scrolls to a section of a framed page, and moves the focus there for screen readers. */
export function useHashScroll(inside: Document | null, hash: string): void {
  useEffect(() => {
    const section = hash && inside?.getElementById(decodeURIComponent(hash.slice(1)));
    if (!section) return;
    const find = setTimeout(() => {
      section.tabIndex = -1;
      section.focus({ preventScroll: true });
      section.scrollIntoView();
    }, FIND_AFTER_MS);
    const stepBack = setTimeout(() => window.scrollBy(0, -OFFSET_PX), STEP_BACK_AFTER_MS);
    return () => {
      clearTimeout(find);
      clearTimeout(stepBack);
    };
  }, [inside, hash]);
}
