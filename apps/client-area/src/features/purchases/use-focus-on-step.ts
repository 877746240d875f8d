import { useEffect, useRef } from 'react';

/** A new step on the same path starts at the top, with the focus on its title, as a page does. */
export function useFocusOnStep(step: unknown): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [step]);
}
