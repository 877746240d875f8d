import { useEffect } from 'react';

/** The page is given time to settle before a section is looked for, and then to have scrolled. */
export const FIND_AFTER_MS = 600;
export const STEP_BACK_AFTER_MS = 650;
/** What stands fixed at the top of the window would cover the section's title. */
export const OFFSET_PX = 80;

/** Brings a section of a framed page into sight, and to those who read by ear. */
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
