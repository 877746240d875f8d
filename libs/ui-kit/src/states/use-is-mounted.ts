import { useCallback, useEffect, useRef } from 'react';

/**
 * Whether the component is still mounted, for responses that would act on a page left meanwhile. True from the first
 * render on: a press may come after a hydration and before its effects.
 */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
}
