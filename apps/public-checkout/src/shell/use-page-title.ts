import { brand } from '@mirante/domain/house/brand.ts';
import { useEffect } from 'react';

/** Sets the tab's title, which screen readers announce when a page opens. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
  }, [title]);
}
