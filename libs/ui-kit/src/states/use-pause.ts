import { useCallback, useEffect, useRef, useState } from 'react';

/** Keeps what is shown while it goes on changing (WCAG 2.2.2). `toggle` is always the same function. */
export function usePause<T extends object>(live: T | undefined) {
  const latest = useRef(live);
  useEffect(() => {
    latest.current = live;
  });
  const [kept, setKept] = useState<T>();
  const toggle = useCallback(() => setKept((before) => (before ? undefined : latest.current)), []);
  return { shown: kept ?? live, isPaused: kept !== undefined, toggle };
}
