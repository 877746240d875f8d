import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import { useLayoutEffect, useState } from 'react';
import { Link } from 'react-router';
import { to } from '../../to.ts';
import { Notice } from './notice.tsx';
import { readPurchase, type PurchaseRecord } from '../../purchase-record.ts';

/** After a purchase the form is empty: this links back to the confirmation. */
export function BoughtNotice({ product }: { product: CatalogueProduct | undefined }) {
  const [bought, setBought] = useState<PurchaseRecord | null>(null);
  // After the first render, which must match the prerendered page.
  useLayoutEffect(() => setBought(readPurchase()), []);
  if (!bought || bought.product.code !== product?.code) return null;
  return (
    <div className="bought-notice">
      <Notice tone="good" title={`Você já comprou ${product.name}`}>
        <Link to={to.bought}>Ver a confirmação</Link>
      </Notice>
    </div>
  );
}
