import type { StepProps } from './step-props.ts';
import { useGetDefaultCouponQuery } from '@mirante/api-client/products/catalogue.ts';
import { checkOf } from '@mirante/domain/sales/checkout.ts';
import { maxInstallments } from '@mirante/domain/products/price.ts';
import { PaymentStep } from '@mirante/screens/payment-step/payment-step.tsx';
import { Consent } from '@mirante/screens/payment-step/consent.tsx';
import { CashLine, PriceLines, PriceTotal } from '@mirante/screens/payment-step/breakdown.tsx';
import { useEffect } from 'react';
import { prefetchClientArea } from '../../prefetch-client-area.ts';
import { FreeStep } from './free-step.tsx';
import { PurchaseFailure } from './purchase-failure.tsx';
import { QueueNotice } from './queue-notice.tsx';
import { priceBy } from './order-words.ts';
import type { RefusedFields } from './refused-fields.ts';
import { StepActions } from './step-actions.tsx';
import { usePurchase } from './use-purchase.ts';

interface Props extends StepProps {
  refuse: (fields: RefusedFields) => void;
}

export function FinalStep(props: Props) {
  const { checkout, product, send, back, refuse } = props;
  const { buy, failed, position } = usePurchase({ checkout, product, refuse });
  const known = checkout.customer !== 'new' && !checkout.coupon;
  const { data: house } = useGetDefaultCouponQuery({ produtos: product.code }, { skip: !known });
  useEffect(() => {
    void import('./confirmation-page.tsx').catch(() => undefined);
    void prefetchClientArea();
  }, []);
  if (product.price === 0) return <FreeStep {...{ product, back, buy, failed, position }} />;

  const price = priceBy(checkout.method, product, checkout.coupon);
  return (
    <PaymentStep
      products={[product]}
      context="signup"
      choice={checkout}
      send={send}
      check={checkOf(checkout.coupon, product)}
      suggestion={known ? (house?.coupon_code ?? null) : null}
      pay={buy}
    >
      {(busy) => (
        <>
          <section className="price-box phone-only" aria-label="Valores">
            <PriceLines price={price} coupon={checkout.coupon?.code ?? null}>
              <CashLine price={price} />
            </PriceLines>
            <PriceTotal
              price={price}
              method={checkout.method}
              installments={checkout.installments ?? maxInstallments([product])}
            />
          </section>
          <PurchaseFailure failed={failed} method={checkout.method} />
          <QueueNotice position={position} />
          <Consent />
          <StepActions back={back} label="Finalizar" busy={busy} />
        </>
      )}
    </PaymentStep>
  );
}
