import type { CheckoutMethod } from '@mirante/domain/products/payment-method.ts';
import { checkoutStepNames, type CheckoutStep } from '@mirante/domain/sales/checkout.ts';
import { Ridge } from '@mirante/ui-kit/shell/ridge.tsx';
import Check from 'lucide-react/icons/check';
import { useEffect, useRef } from 'react';

/** `isFree`: there is nothing to pay. */
export const Stepper = ({ step, isFree }: { step: CheckoutStep; isFree: boolean }) => (
  <ol className="stepper" aria-label="Etapas da compra">
    {checkoutStepNames.map((name, i) => (
      <li
        key={name}
        className={i < step ? 'done' : i === step ? 'now' : undefined}
        aria-current={i === step ? 'step' : undefined}
      >
        <b>{i < step ? <Check size={14} strokeWidth={2.5} aria-label="Concluída" /> : i + 1}</b>
        <span>{isFree && i === 3 ? 'Confirmação' : name}</span>
      </li>
    ))}
  </ol>
);

interface Head {
  title: string;
  words: string;
}
const heads: readonly Head[] = [
  { title: 'Vamos começar', words: 'Menos de três minutos até o seu acesso.' },
  { title: 'Seus dados', words: 'Usamos para criar sua conta e emitir a nota.' },
  { title: 'Endereço', words: 'Comece pelo CEP: preenchemos o resto para você.' },
  { title: 'Pagamento', words: 'O acesso é liberado assim que o pagamento for confirmado.' },
];
const byCard: Head = { title: 'Pagamento', words: 'Os dados do cartão vão direto à operadora. Nada fica conosco.' };
const nothingToPay = 'Nada a pagar: é só confirmar.';

interface Order {
  isFree: boolean;
  /** With the coupon; undefined until the product is known. */
  total: number | undefined;
  method: CheckoutMethod;
}
export function headOf(step: CheckoutStep, { isFree, total, method }: Order): Head {
  if (step === 3 && total === 0) return { title: isFree ? 'Plano gratuito' : 'Pagamento', words: nothingToPay };
  return step === 3 && method === 'credit_card' ? byCard : heads[step]!;
}

/** The step's image shows the same ridge on every step, with the sun a stage higher each. */
export function StepHead({ step, head: { title, words } }: { step: CheckoutStep; head: Head }) {
  const ref = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    scrollTo({ top: 0 });
    ref.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <div className="step-head">
      <span className="step-image phone-only">
        <Ridge stage={step} look="sky" />
      </span>
      <div>
        <h1 ref={ref} tabIndex={-1}>
          {title}
        </h1>
        <p className="small soft">
          <span className="phone-only-inline">Etapa {step + 1} de 4. </span>
          {words}
        </p>
      </div>
    </div>
  );
}
