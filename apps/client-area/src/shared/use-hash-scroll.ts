import { useEffect } from 'react';

/** Delays until the page has settled before looking for a section, and until it has scrolled. */
const FIND_AFTER_MS = 600;
const PLACE_AFTER_MS = 650;
/** Where the section then begins, below the window's top: the fixed header would cover its title. */
const OFFSET_PX = 80;

/** Scrolls to a section of a framed page, and moves the focus there for screen readers. */
export function useHashScroll(inside: Document | null, hash: string): void {
  useEffect(() => {
    const section = inside?.getElementById(sectionIn(hash));
    if (!section) return;
    const find = setTimeout(() => {
      section.tabIndex = -1;
      section.focus({ preventScroll: true });
      section.scrollIntoView();
    }, FIND_AFTER_MS);
    // From where it is, as phones have a `scroll-padding`, and a section near the end is not at the top.
    const place = setTimeout(() => window.scrollBy(0, topInWindow(section) - OFFSET_PX), PLACE_AFTER_MS);
    return () => {
      clearTimeout(find);
      clearTimeout(place);
    };
  }, [inside, hash]);
}

/** The section's id; empty for none, or if the address was cut within an encoded letter. */
function sectionIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

function topInWindow(section: HTMLElement): number {
  const frame = section.ownerDocument.defaultView?.frameElement;
  return (frame?.getBoundingClientRect().top ?? 0) + section.getBoundingClientRect().top;
}
