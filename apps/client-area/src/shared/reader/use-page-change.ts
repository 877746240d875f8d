import { useEffect, useRef } from 'react';

/** Reports each page change; not the initial page. */
export function usePageChange(page: number, onPage: (page: number) => void) {
  const told = useRef(page);
  useEffect(() => {
    if (told.current === page) return;
    told.current = page;
    onPage(page);
  }, [page, onPage]);
}
