import { useCallback, useEffect, useRef } from 'react';

/** Whether the caller is still on screen, for what a call's answer would do to a page that may have been left meanwhile. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
}
