import { productAsked, type CheckoutStep } from '@mirante/domain/sales/checkout.ts';
import { whenIdle } from '@mirante/ui-kit/boot/when-idle.ts';
import { Ridge } from '@mirante/ui-kit/shell/ridge.tsx';
import { lazy, Suspense, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { askCatalogue } from '../../catalogue-store.ts';
import { useCatalogue } from '../../catalogue.ts';
import { knownBuyer } from '../../known-buyer.ts';
import { lazyPart, lazyPartWithStore } from '../../lazy-part.tsx';
import { CouldNotLoad } from '../../shell/could-not-load.tsx';
import { SecureHead } from '../../shell/secure-head.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { to } from '../../to.ts';
import { RelatedProductsNotice } from './related-products-notice.tsx';
import { StepSkeleton } from './step-skeleton.tsx';
import { IdentificationStep } from './identification-step.tsx';
import { FoldedSkeleton, FoldedSummary, OrderSummary, SummarySkeleton } from './order-summary.tsx';
import { priceBy } from './order-words.ts';
import { headOf, StepHead, Stepper } from './stepper.tsx';
import { useCheckout } from './use-checkout.ts';
import { useStep } from './use-step.ts';

const loadLaterSteps = () => import('./later-steps.tsx').then((m) => m.LaterSteps);
const LaterSteps = lazyPartWithStore(loadLaterSteps);
const NothingToBuy = lazyPart(() => import('./nothing-to-buy.tsx').then((m) => m.NothingToBuy));
/** Lazy, since few buyers are known; a failed load is ignored. */
const BoughtNotice = lazy(() =>
  import('./bought-notice.tsx').then(
    (m) => ({ default: m.BoughtNotice }),
    () => ({ default: () => null }),
  ),
);
/** Lazy, so that the first field does not wait for tracking; a failed load is ignored. */
const track = (what: (progress: typeof import('./progress.ts')) => unknown) =>
  void import('./progress.ts').then(what).catch(() => undefined);

export function CheckoutPage() {
  usePageTitle('Cadastro');
  const [query] = useSearchParams();
  const codes = query.get('produtos') ?? '';
  const [checkout, send] = useCheckout(codes, query.get('cupom') ?? '');
  const { products, problem } = useCatalogue();
  const product = products && productAsked(products, codes);
  const { step, open, back } = useStep(checkout);
  const [isKnownBuyer, setKnownBuyer] = useState(false);
  // After the first render, which must match the prerendered page.
  useLayoutEffect(() => setKnownBuyer(knownBuyer() !== null), []);

  const begin = useEffectEvent(() => {
    void loadLaterSteps().catch(() => undefined);
    track(async ({ visitKey }) => {
      const key = await visitKey(checkout.key);
      if (key) send({ type: 'started', key });
    });
    track(async ({ checkCoupon }) => {
      const check = product && (await checkCoupon(checkout, product));
      if (check) send({ type: 'couponChecked', check, method: checkout.method });
    });
  });
  const { reached } = checkout;
  const isKnown = product !== undefined;
  useEffect(() => {
    if (isKnown) whenIdle(() => begin());
  }, [isKnown]);

  const keep = useEffectEvent(() => {
    if (checkout.wants_link) track(({ requestLink }) => product && requestLink(checkout, product));
  });
  useEffect(() => {
    if (isKnown && reached > 0) keep();
  }, [isKnown, reached, step, checkout.wants_link]);

  if (products && !product) return <NothingToBuy {...{ codes, catalogue: products }} />;
  const passed = (next: CheckoutStep) => {
    track(({ trackStep }) => trackStep(checkout.key, next));
    open(next);
  };
  const want = (wanted: boolean) => {
    send({ type: 'linkWanted', wanted });
    if (wanted) return;
    track(async ({ withdrawLink }) => {
      if (!(await withdrawLink(checkout))) send({ type: 'linkWanted', wanted: true });
    });
  };
  const isFree = product?.price === 0;
  const total = product && priceBy(checkout.method, product, checkout.coupon).total;
  const summary = product && { product, checkout, step, payByPix: () => send({ type: 'methodChosen', method: 'pix' }) };

  return (
    <div className="checkout">
      <div className="checkout-form">
        <div>
          <SecureHead>
            <Link to={to.login} className="link">
              Já é nosso cliente?
            </Link>
          </SecureHead>
          {summary ? <FoldedSummary {...summary} /> : <FoldedSkeleton />}
          <main>
            <Stepper step={step} isFree={isFree} />
            <StepHead step={step} head={headOf(step, { isFree, total, method: checkout.method })} />
            {problem && !products && (
              <CouldNotLoad what="a assinatura" why={problem.detail} again={() => void askCatalogue()} />
            )}
            {step === 0 && product && isKnownBuyer && (
              <Suspense>
                <BoughtNotice product={product} />
              </Suspense>
            )}
            {step === 0 && product && <RelatedProductsNotice catalogue={products} codes={codes} product={product} />}
            {step === 0 && (
              <IdentificationStep
                client={checkout.client}
                wantsLink={checkout.wants_link}
                want={want}
                back={back}
                typed={(client) => send({ type: 'clientTyped', client })}
                done={(client) => {
                  send({ type: 'clientTyped', client });
                  send({ type: 'identified' });
                  track(({ trackIdentification }) =>
                    trackIdentification(checkout.key, client, product ? [product.id] : []),
                  );
                  passed(1);
                }}
              />
            )}
            {step > 0 && product && (
              <Suspense fallback={<StepSkeleton />}>
                <LaterSteps {...{ step, product, checkout, send, back, passed }} />
              </Suspense>
            )}
          </main>
        </div>
      </div>
      <aside className="checkout-aside wide-only">
        {summary ? <OrderSummary {...summary} /> : <SummarySkeleton />}
        <span className="checkout-ridge">
          <Ridge stage={step} />
        </span>
      </aside>
    </div>
  );
}
