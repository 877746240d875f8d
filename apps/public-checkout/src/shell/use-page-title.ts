import { brand } from '@mirante/domain/house/brand.ts';
import { useEffect } from 'react';

/** The tab's title, which readers speak when a page opens. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
  }, [title]);
}
