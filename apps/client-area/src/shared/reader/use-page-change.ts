import { useEffect, useRef } from 'react';

/** Reports each page change; not the initial page. */
export function usePageChange(page: number, onPage: (page: number) => void) {
  const lastReported = useRef(page);
  useEffect(() => {
    if (lastReported.current === page) return;
    lastReported.current = page;
    onPage(page);
  }, [page, onPage]);
}
