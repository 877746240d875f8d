import { brl } from '@mirante/domain/format.ts';
import { noDefaultCoupon, offeredPriceOf, type DefaultCoupon } from '@mirante/domain/products/offer.ts';
import type { PricedProduct } from '@mirante/domain/products/price.ts';
import type { CatalogueProduct } from '@mirante/domain/products/product.ts';
import { ProductTile } from '@mirante/ui-kit/states/product-tile.tsx';
import { useId } from 'react';
import { ListPrice } from '../../shared/list-price.tsx';
import css from './product-option.module.css';

interface Props {
  product: CatalogueProduct & Pick<PricedProduct, 'credit'>;
  chosen: boolean;
  /** The chosen product that includes this one, which is then locked on. */
  by: string | undefined;
  /** The parts of it that the client has already. */
  had: readonly string[];
  defaultCoupon: DefaultCoupon;
  choose: (chosen: boolean) => void;
}

/** A product for sale: on, off, or locked on when another one includes it. */
export function ProductOption({ product, chosen, by, had, defaultCoupon, choose }: Props) {
  const { code, image, name, description, includes, installments } = product;
  // A coupon by value is taken off the order once, however many products are chosen.
  const once = defaultCoupon.discount?.percent === null;
  const price = offeredPriceOf([product], 'credit_card', once ? noDefaultCoupon : defaultCoupon);
  const off = once ? offeredPriceOf([product], 'credit_card', defaultCoupon).coupon_discount : 0;
  const id = useId();
  return (
    <label className={css.option}>
      <input
        type="checkbox"
        checked={chosen || by !== undefined}
        disabled={by !== undefined}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-about ${id}-price`}
        onChange={({ target }) => choose(target.checked)}
      />
      <ProductTile code={code} image={image} />
      <span>
        <strong id={`${id}-name`}>{name}</strong>
        <span id={`${id}-about`}>
          {description}
          {includes.length > 0 && <small>Inclui {includes.join(', ')}.</small>}
          {had.length > 0 && <small>Você já tem {had.join(', ')}.</small>}
        </span>
      </span>
      <span id={`${id}-price`}>
        {by === undefined ? (
          <>
            <ListPrice price={price} />
            <b>{brl(price.total)}</b>
            {installments > 1 && <small>em até {installments}x</small>}
            {price.credit > 0 && <small>já com {brl(price.credit)} de crédito</small>}
            {off > 0 && <small>{brl(off)} a menos no pedido</small>}
          </>
        ) : (
          <small>Já vem com {by}</small>
        )}
      </span>
    </label>
  );
}
