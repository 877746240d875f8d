import { discountOf } from '@mirante/domain/sales/checkout.ts';
import type { CouponCheck, CouponContext } from '@mirante/domain/products/coupon.ts';
import { emptyChoice, paymentReducer, type PaymentChoice } from '@mirante/domain/sales/payment-choice.ts';
import type { CheckoutMethod } from '@mirante/domain/products/payment-method.ts';
import { maxInstallments, priceOf } from '@mirante/domain/products/price.ts';
import { creditedNames, type UpgradeCredit } from '@mirante/domain/sales/upgrade-credit.ts';
import { CashLine, PixTip, PriceLines, PriceTotal } from '@mirante/screens/payment-step/breakdown.tsx';
import { Consent } from '@mirante/screens/payment-step/consent.tsx';
import type { FailedOrder } from '@mirante/screens/payment-step/failed-order.ts';
import { PaymentStep } from '@mirante/screens/payment-step/payment-step.tsx';
import { QueuePlace } from '@mirante/screens/payment-step/queue-place.tsx';
import { BusyButton } from '@mirante/ui-kit/states/busy-button.tsx';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import Button from '@mui/material/Button';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useReducer, type ComponentProps, type ReactNode } from 'react';
import { Link } from 'react-router';
import { CreditLine, CreditNote } from './credit-note.tsx';
import { OrderedProducts, type Ordered } from './ordered-products.tsx';
import { Failure } from './failure.tsx';
import parts from './pay-form-parts.module.css';
import type { FailureTexts } from './failure-texts.ts';

interface Props {
  products: readonly Ordered[];
  /** What may be credited to the products. */
  credits?: readonly UpgradeCredit[];
  context: Exclude<CouponContext, 'all' | 'signup'>;
  /** The default coupon of these products, applied until it is removed. */
  offered: CouponCheck | null;
  pay: ComponentProps<typeof PaymentStep>['pay'];
  failed: FailedOrder | undefined;
  /** The place in the purchase queue, while waiting. */
  position: number | null | undefined;
  texts: FailureTexts;
  /** The address of "Voltar". */
  back: string;
  /** Notices above the prices. */
  children?: ReactNode;
}

const none: readonly UpgradeCredit[] = [];

/** The checkout's payment step, with the products and the price beside it. */
export function PayForm({
  products,
  credits = none,
  context,
  offered,
  pay,
  failed,
  position,
  texts,
  back,
  children,
}: Props) {
  const [choice, send] = useReducer(paymentReducer<PaymentChoice>, {
    ...emptyChoice,
    coupon: offered && { code: offered.coupon_code, check: offered },
  });
  // The default coupon is for every method: its price need not wait for the check after a change of method.
  const isDefault = choice.coupon !== null && choice.coupon.code === offered?.coupon_code;
  const check = choice.coupon?.check ?? (isDefault ? offered : null);
  const priceBy = (method: CheckoutMethod) => priceOf(products, method, check ? discountOf(check, method) : undefined);
  const price = priceBy(choice.method);
  const credited = creditedNames(price, credits);
  const prices = (
    <>
      <PriceLines price={price} coupon={choice.coupon?.code ?? null}>
        <CashLine price={price} />
        <CreditLine price={price} names={credited} />
      </PriceLines>
      <PriceTotal
        price={price}
        method={choice.method}
        installments={choice.installments ?? maxInstallments(products)}
      />
    </>
  );
  return (
    <div className={parts.sides}>
      <section className={parts.summary} aria-label="Resumo do pedido">
        <h2>Resumo do pedido</h2>
        <OrderedProducts products={products} />
        <CreditNote names={credited} />
        {children}
        <div className={parts.onWide}>
          {prices}
          {choice.method === 'credit_card' && (
            <PixTip
              total={price.total}
              pixTotal={priceBy('pix').total}
              choose={() => send({ type: 'methodChosen', method: 'pix' })}
            />
          )}
        </div>
      </section>
      <div className={parts.form}>
        <PaymentStep products={products} context={context} choice={choice} send={send} check={check} pay={pay}>
          {(busy) => (
            <>
              <div className={parts.onPhones}>{prices}</div>
              <Failure failed={failed} method={choice.method} texts={texts} />
              <QueuePlace
                position={position}
                draw={({ title, detail }) => (
                  <Notice tone="info" role="status" title={title}>
                    {detail}
                  </Notice>
                )}
              />
              <Consent />
              <div className={parts.foot}>
                <Button
                  component={Link}
                  to={back}
                  aria-disabled={busy || undefined}
                  onClick={(event) => busy && event.preventDefault()}
                  startIcon={<ArrowLeft size={18} strokeWidth={1.75} aria-hidden />}
                >
                  Voltar
                </Button>
                <BusyButton type="submit" variant="contained" size="large" busy={busy}>
                  Finalizar
                </BusyButton>
              </div>
            </>
          )}
        </PaymentStep>
      </div>
    </div>
  );
}
