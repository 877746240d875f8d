import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import { appAddressOf } from '@mirante/session/app-addresses.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { forgetBuyer, knownBuyer } from '../../known-buyer.ts';
import { readPurchase } from '../../purchase-record.ts';
import { to } from '../../to.ts';
import { Notice } from './notice.tsx';

/**
 * For who bought in this browser before: links back to the confirmation of this product, or to the client area's
 * purchase page, where nothing has to be typed again.
 */
export function BoughtNotice({ product: { code, name, price } }: { product: CatalogueProduct }) {
  const [buyer, setBuyer] = useState(knownBuyer);
  const order = readPurchase();
  const isOrdered = order?.product.code === code;
  // The client area sells no free products.
  if (!isOrdered && (!buyer || price === 0)) return null;
  const forget = () => {
    forgetBuyer();
    setBuyer(null);
    // The pressed button is gone: the next field follows the step's title.
    document.querySelector<HTMLElement>('h1')?.focus();
  };
  return (
    <div className="bought-notice">
      {isOrdered && order.paid_at !== null ? (
        <Notice tone="good" title={`Você já comprou ${name}`}>
          <Link to={to.bought}>Ver a confirmação</Link>
        </Notice>
      ) : isOrdered ? (
        <Notice title={`Você já pediu ${name}`}>
          <Link to={to.bought}>Ver o pedido</Link>
        </Notice>
      ) : (
        <Notice title="Já tem conta?">
          <a href={appAddressOf('client', `/conta/meus-produtos/comprar?produtos=${encodeURIComponent(code)}`)}>
            Continuar como {buyer}
          </a>{' '}
          ou{' '}
          <button type="button" className="link" onClick={forget}>
            não sou {buyer}
          </button>
        </Notice>
      )}
    </div>
  );
}
