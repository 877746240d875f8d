import type { Checkout, CheckoutStep } from '@mirante/domain/sales/checkout.ts';
import { brl } from '@mirante/domain/format.ts';
import { maxInstallments } from '@mirante/domain/products/price.ts';
import { productKind, termLabels, type CatalogueProduct } from '@mirante/domain/products/product.ts';
import { CashLine, PixTip, PriceLines, PriceTotal } from '@mirante/screens/payment-step/breakdown.tsx';
import { couponWords } from '@mirante/screens/payment-step/coupon-words.ts';
import { ProductTile } from '@mirante/ui-kit/states/product-tile.tsx';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { Slot } from '../../shell/slot.tsx';
import { Notice } from './notice.tsx';
import { inInstallments, priceBy } from './order-words.ts';

interface Props {
  product: CatalogueProduct;
  checkout: Checkout;
  step: CheckoutStep;
  /** Changes the method from the summary itself. */
  payByPix: () => void;
}

/** The product and its price, beside the form. */
export function OrderSummary({ product, checkout, step, payByPix }: Props) {
  return (
    <section className="summary" aria-label="Resumo do pedido">
      <h2>Resumo do pedido</h2>
      <ProductHead product={product} />
      {step < 3 && <Includes product={product} />}
      {product.price > 0 && <Prices product={product} checkout={checkout} step={step} payByPix={payByPix} />}
      <InvalidCoupon checkout={checkout} step={step} />
    </section>
  );
}

/** On phones the summary is collapsible. */
export function FoldedSummary(props: Props) {
  const { product, checkout, step } = props;
  return (
    <div className="phone-only">
      <details className="folded">
        <summary>
          <ShoppingBag size={18} strokeWidth={1.75} aria-hidden />
          <span>{product.name}</span>
          <b>{shortPrice(product, checkout, step)}</b>
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
        </summary>
        <div>
          <Includes product={product} />
          {product.price > 0 && <Prices {...props} />}
        </div>
      </details>
      <InvalidCoupon checkout={checkout} step={step} />
    </div>
  );
}

function shortPrice(product: CatalogueProduct, checkout: Checkout, step: CheckoutStep): string {
  if (product.price === 0) return 'Grátis';
  const method = step === 3 ? checkout.method : 'credit_card';
  const { total } = priceBy(method, product, checkout.coupon);
  return method === 'credit_card'
    ? inInstallments(total, checkout.installments ?? maxInstallments([product]))
    : brl(total);
}

const ProductHead = ({ product }: { product: CatalogueProduct }) => (
  <div className="summary-product">
    <ProductTile code={product.code} image={product.image} />
    <div>
      <b>{product.name}</b>
      <p className="small soft">{termLabels[productKind(product)]}</p>
    </div>
    <b>{product.price > 0 ? brl(product.price) : 'Grátis'}</b>
  </div>
);

const Includes = ({ product: { includes } }: { product: CatalogueProduct }) =>
  includes.length > 0 && (
    <ul className="ticks" aria-label="Inclui">
      {includes.map((name) => (
        <li key={name}>
          <Check size={16} strokeWidth={2} aria-hidden />
          {name}
        </li>
      ))}
    </ul>
  );

function Prices({ product, checkout, step, payByPix }: Props) {
  const price = priceBy(step === 3 ? checkout.method : 'credit_card', product, checkout.coupon);
  const pix = priceBy('pix', product, checkout.coupon);
  const most = maxInstallments([product]);
  if (step === 3 || price.total === 0) {
    return (
      <>
        <PriceLines price={price} coupon={checkout.coupon?.code ?? null}>
          <CashLine price={price} />
        </PriceLines>
        <PriceTotal price={price} method={checkout.method} installments={checkout.installments ?? most} />
        {checkout.method === 'credit_card' && <PixTip total={price.total} pixTotal={pix.total} choose={payByPix} />}
      </>
    );
  }
  // A coupon may count with one of the two alone.
  const slip = priceBy('bank_slip', product, checkout.coupon);
  const cash = slip.total > pix.total ? slip : pix;
  return (
    <>
      <PriceLines price={price} coupon={checkout.coupon?.code ?? null} />
      <dl className="summary-ways">
        <div>
          <dt>No cartão</dt>
          <dd>
            <b>{inInstallments(price.total, most)}</b>
            <span className="small soft">{most > 1 ? `sem juros · total ${brl(price.total)}` : 'à vista'}</span>
          </dd>
        </div>
        <div>
          <dt>No Pix ou boleto</dt>
          <dd>
            <b>{brl(cash.total)}</b>
            <span className="small soft">
              à vista, {cash.coupon_discount < price.coupon_discount ? 'com 10%, sem o cupom' : 'com mais 10%'}
            </span>
          </dd>
        </div>
      </dl>
    </>
  );
}

/** The last step says it in the coupon's field. */
const InvalidCoupon = ({ checkout: { coupon }, step }: Pick<Props, 'checkout' | 'step'>) =>
  step < 3 &&
  coupon?.check?.valid === false && (
    <div className="coupon-note">
      <Notice tone="wrong" title={couponWords.invalid} />
    </div>
  );

/** The summary's placeholder while the product is unknown. */
export const SummarySkeleton = () => (
  <div className="summary" aria-busy>
    <h2>Resumo do pedido</h2>
    <div className="summary-product">
      <span className="skeleton skeleton-tile" />
      <Slot as="b" fill="name" text="" skeleton="skeleton-name" />
      <Slot as="b" fill="price" text="" />
    </div>
  </div>
);

export const FoldedSkeleton = () => (
  <div className="folded phone-only" aria-busy>
    <div className="folded-skeleton">
      <ShoppingBag size={18} strokeWidth={1.75} aria-hidden />
      <Slot fill="name" text="" skeleton="skeleton-name" />
      <Slot as="b" fill="price" text="" />
      <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
    </div>
  </div>
);
