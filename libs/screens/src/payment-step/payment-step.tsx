import { FocusFirstInvalid } from '@mirante/ui-kit/fields/focus-first-invalid.tsx';
import { focusSubmit } from '@mirante/ui-kit/fields/focus-submit.ts';
import type { CheckoutMethod } from '@mirante/domain/products/payment-method.ts';
import './payment-step.css';
import type { Problem } from '@mirante/contract/problem.ts';
import type { CouponCheck, CouponContext } from '@mirante/domain/products/coupon.ts';
import { discountOf } from '@mirante/domain/sales/checkout.ts';
import type { PaymentChoice, PaymentEvent } from '@mirante/domain/sales/payment-choice.ts';
import { coversOrder, maxInstallments, priceOf, type PricedProduct } from '@mirante/domain/products/price.ts';
import { toast } from '@mirante/ui-kit/toasts/toast.ts';
import { Form, Formik, useFormikContext, type FormikHelpers } from 'formik';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { CardFields } from './card.tsx';
import { cardSchema, noCard, type TypedCard } from './card-schema.ts';
import { CouponField } from './coupon.tsx';
import { couponWords } from './coupon-words.ts';
import { PaymentMethods } from './methods.tsx';
import { nothingToPay } from './nothing-to-pay.ts';
import { refusesField } from './refuses-field.ts';
import { useCoupon } from './use-coupon.ts';

/** The buyer's choices. The card is set only for a card payment. */
export interface PaymentOrder {
  method: CheckoutMethod;
  installments: number;
  coupon_code: string | null;
  card: TypedCard | null;
  total: number;
}

interface Props {
  products: readonly (PricedProduct & { installments: number })[];
  context: Exclude<CouponContext, 'all'>;
  choice: PaymentChoice;
  send: (event: PaymentEvent) => void;
  /** The coupon's discount as known so far, possibly before the server's check. */
  check: CouponCheck | null;
  suggestion?: string | null;
  /** Returns why the order was refused, if it was. */
  pay: (order: PaymentOrder) => Promise<Problem | undefined>;
  /** Errors, the price, and the buttons. */
  children: (busy: boolean) => ReactNode;
}

interface Values extends TypedCard {
  installments: string;
  coupon_code: string;
}

/**
 * The payment form: method, card, instalments, coupon. Prices are computed by the same function as the server's charge.
 */
export function PaymentStep({ products, context, choice, send, check, suggestion = null, pay, children }: Props) {
  const coupon = useCoupon({ productIds: products.map(({ id }) => id), context, choice, send });
  const most = maxInstallments(products);
  const totalWith = (known: CouponCheck | null) =>
    priceOf(products, choice.method, known ? discountOf(known, choice.method) : undefined).total;
  const isCoveredBy = (known: CouponCheck | null | undefined): boolean => {
    const discount = known ? discountOf(known, choice.method) : undefined;
    return discount !== undefined && coversOrder(products, discount);
  };
  const total = totalWith(check);
  const isFree = isCoveredBy(check);
  const byCard = choice.method === 'credit_card' && !isFree;

  const submit = async (
    { installments, coupon_code: _typed, ...card }: Values,
    { setFieldError, setFieldTouched }: FormikHelpers<Values>,
  ) => {
    const checked = await coupon.check();
    if (choice.coupon && !checked) return toast(couponWords.failed, 'error', { detail: couponWords.retry });
    const charged = totalWith(checked ?? null);
    // The check ended the discount that was shown.
    if (charged > total) return toast(couponWords.refused, 'error');
    const coupon_code = checked?.valid ? checked.coupon_code : null;
    const paying = {
      method: choice.method,
      installments: byCard ? Number(installments) : 1,
      card: byCard ? card : null,
      total: charged,
    };
    const refusal = await pay({ coupon_code, ...(isCoveredBy(checked) ? nothingToPay : paying) });
    // The coupon may have changed: it is checked anew, as after a change of method.
    if (refusal && refusesField(refusal, 'expected_total')) send({ type: 'methodChosen', method: choice.method });
    if (!refusal || !refusesField(refusal, 'coupon_code')) return;
    send({ type: 'couponRemoved' });
    await setFieldTouched('coupon_code', true, false);
    setFieldError('coupon_code', couponWords.refused);
  };
  const unapplied = ({ coupon_code }: Values) =>
    coupon_code.trim() && !choice.coupon ? { coupon_code: 'Aplique o cupom ou deixe o campo vazio.' } : {};
  const initial = { ...noCard, installments: String(Math.min(choice.installments ?? most, most)), coupon_code: '' };
  return (
    <Formik<Values>
      initialValues={initial}
      validationSchema={byCard ? cardSchema : undefined}
      validate={unapplied}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Form noValidate className="pay" aria-busy={isSubmitting} onSubmitCapture={focusSubmit}>
          <FocusFirstInvalid />
          <InstallmentsObserver keep={(installments) => send({ type: 'installmentsChosen', installments })} />
          {/* What is being sent must stay what is shown. */}
          <div className="pay-choices" inert={isSubmitting}>
            {isFree ? (
              <p className="pay-nothing">Nada a pagar: o cupom cobre o valor todo.</p>
            ) : (
              <PaymentMethods
                method={choice.method}
                most={most}
                choose={(method) => send({ type: 'methodChosen', method })}
              />
            )}
            {byCard && <CardFields total={total} most={most} />}
            <CouponField coupon={choice.coupon} use={coupon} suggestion={suggestion} />
          </div>
          {children(isSubmitting)}
        </Form>
      )}
    </Formik>
  );
}

function InstallmentsObserver({ keep }: { keep: (installments: number) => void }) {
  const { installments } = useFormikContext<Values>().values;
  const latest = useEffectEvent(keep);
  useEffect(() => latest(Number(installments)), [installments]);
  return null;
}
