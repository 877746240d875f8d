import type { ClientProduct } from '@mirante/domain/products/client-product.ts';
import { useSessionDispatch } from '@mirante/session/log-in.ts';
import { refreshSession } from '@mirante/session/refresh.ts';
import { useViewerDetails } from '@mirante/session/use-session.ts';
import { useEffect } from 'react';

const activeIn = (products: readonly ClientProduct[]): string =>
  products
    .flatMap(({ id, status }) => (status === 'active' ? [id] : []))
    .toSorted((a, b) => a - b)
    .join();

/** Rereads the session once other products are active than it knows: staff add and cancel some, and terms end. */
export function useSessionWith(own: readonly ClientProduct[] | undefined): void {
  const { products } = useViewerDetails();
  const dispatch = useSessionDispatch();
  const active = own && activeIn(own);
  const isStale = active !== undefined && products !== undefined && active !== activeIn(products);
  useEffect(() => {
    if (isStale) void dispatch(refreshSession());
  }, [dispatch, isStale]);
}
