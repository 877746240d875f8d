import { useEffect, useRef } from 'react';

/** Tells each page that the person comes to; not the one that opened. */
export function usePageChange(page: number, onPage: (page: number) => void) {
  const told = useRef(page);
  useEffect(() => {
    if (told.current === page) return;
    told.current = page;
    onPage(page);
  }, [page, onPage]);
}
