import { brl } from '@mirante/domain/format.ts';
import { checkDefaultCoupon, offeredPriceOf, type DefaultCoupon } from '@mirante/domain/products/offer.ts';
import { maxInstallments } from '@mirante/domain/products/price.ts';
import { isOnSale, type CatalogueProduct } from '@mirante/domain/products/product.ts';
import { creditedNames, type UpgradeCredit } from '@mirante/domain/sales/upgrade-credit.ts';
import { PriceLines } from '@mirante/screens/payment-step/breakdown.tsx';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import { PriceText } from '@mirante/ui-kit/states/price-text.tsx';
import { EmptyState } from '@mirante/ui-kit/states/states.tsx';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { to } from '../../app/to.ts';
import { CreditLine, CreditNote } from './credit-note.tsx';
import { OverlapNotice } from './overlap-notice.tsx';
import { OrderedProducts } from './ordered-products.tsx';
import parts from './pay-form-parts.module.css';
import { ProductOption } from './product-option.tsx';
import type { Order } from './use-order.ts';
import css from './product-choice.module.css';

interface Props extends Pick<Order, 'offered' | 'products' | 'included' | 'refused' | 'had'> {
  catalogue: readonly CatalogueProduct[];
  credits: readonly UpgradeCredit[];
  defaultCoupon: DefaultCoupon;
  choose: (code: string, chosen: boolean) => void;
  proceed: () => void;
}

/** The choice among the offered products, showing which others they include. */
export function ProductChoice({
  offered,
  products,
  included,
  refused,
  had,
  catalogue,
  credits,
  defaultCoupon,
  choose,
  proceed,
}: Props) {
  const list = useRef<HTMLFieldSetElement>(null);
  const [tried, setTried] = useState(false);
  const none = products.length === 0;
  const goOn = () => {
    if (!none) return proceed();
    setTried(true);
    list.current?.querySelector('input')?.focus();
  };
  if (offered.length === 0) return <NothingToBuy refused={refused} catalogue={catalogue} />;
  return (
    <>
      <Refused reasons={refused} />
      <div className={parts.sides}>
        <fieldset className={css.options} ref={list}>
          <legend className="m-hidden">Produtos</legend>
          {offered.map((product) => (
            <ProductOption
              key={product.id}
              product={product}
              chosen={products.some(({ id }) => id === product.id)}
              by={included.get(product.code)}
              had={had.get(product.code) ?? []}
              defaultCoupon={defaultCoupon}
              choose={(chosen) => choose(product.code, chosen)}
            />
          ))}
        </fieldset>
        <section className={parts.summary} aria-label="Resumo do pedido">
          <h2>Resumo do pedido</h2>
          {none ? (
            <p className={`${css.none} ${tried ? css.wrong : ''}`} role={tried ? 'alert' : undefined}>
              Selecione ao menos um produto.
            </p>
          ) : (
            <>
              <Total {...{ products, credits, defaultCoupon }} />
              <OverlapNotice products={products} />
            </>
          )}
          <div className={parts.foot}>
            <Button component={Link} to={to.ownProducts()}>
              Cancelar
            </Button>
            <Button variant="contained" size="large" onClick={goOn}>
              Prosseguir
            </Button>
          </div>
        </section>
      </div>
    </>
  );
}

function Total({ products, credits, defaultCoupon }: Pick<Props, 'products' | 'credits' | 'defaultCoupon'>) {
  const price = offeredPriceOf(products, 'credit_card', defaultCoupon);
  const coupon = checkDefaultCoupon(products, defaultCoupon);
  const most = maxInstallments(products);
  const credited = creditedNames(price, credits);
  return (
    <>
      <OrderedProducts products={products} />
      <CreditNote names={credited} />
      {(coupon || price.credit > 0) && (
        <PriceLines price={price} coupon={coupon?.coupon_code ?? null}>
          <CreditLine price={price} names={credited} />
        </PriceLines>
      )}
      <div className={css.sum} aria-live="polite">
        <span>Total</span>
        <span>
          <PriceText amount={price.total} size="card" />
          {most > 1 && <small>em até {most}x sem juros</small>}
          <small>{brl(offeredPriceOf(products, 'pix', defaultCoupon).total)} no Pix ou boleto</small>
        </span>
      </div>
    </>
  );
}

const Refused = ({ reasons }: { reasons: readonly string[] }) =>
  reasons.length > 0 && (
    <Notice tone="info" role="status">
      {reasons.map((reason) => (
        <div key={reason}>{reason}</div>
      ))}
    </Notice>
  );

/** A house may give free products and sell none. */
const NothingToBuy = ({ refused, catalogue }: Pick<Props, 'refused' | 'catalogue'>) => (
  <>
    <Refused reasons={refused} />
    <EmptyState
      title={
        catalogue.some((product) => isOnSale(product) && product.price > 0)
          ? 'Você já tem tudo o que está à venda'
          : 'Nada à venda agora'
      }
      text="O que a casa lançar aparecerá aqui."
      action={
        <Button variant="contained" component={Link} to={to.ownProducts()}>
          Ver meus produtos
        </Button>
      }
    />
  </>
);
