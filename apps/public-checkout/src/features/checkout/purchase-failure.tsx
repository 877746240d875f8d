import { fieldErrors, type Problem } from '@mirante/contract/problem.ts';
import type { CheckoutMethod } from '@mirante/domain/products/payment-method.ts';
import { problemBy, type FailedOrder } from '@mirante/screens/payment-step/failed-order.ts';
import { useScrollIntoView } from '@mirante/ui-kit/states/use-scroll-into-view.ts';
import { Link, useSearchParams } from 'react-router';
import { to } from '../../to.ts';
import { Notice } from './notice.tsx';
import { failureWords } from './purchase-words.ts';
import { stepToCorrect } from './refused-fields.ts';

interface Props {
  failed: FailedOrder | undefined;
  method: CheckoutMethod;
}

/** Why a purchase failed, and what to do, beside the submit button. */
export function PurchaseFailure({ failed, method }: Props) {
  const place = useScrollIntoView(failed);
  const failure = problemBy(method, failed);
  return <div ref={place}>{failure && <Words failure={failure} />}</div>;
}

function Words({ failure }: { failure: Problem }) {
  const { title, detail, hasAccount } = failureWords(failure);
  const step = stepToCorrect(fieldErrors(failure));
  return (
    <Notice tone="wrong" title={title}>
      {detail} {step !== undefined && !hasAccount && <StepLink step={step} />}
      {hasAccount && (
        <>
          <Link to={to.login}>Fazer login</Link> ou <Link to={to.recovery}>recuperar a senha</Link>.
        </>
      )}
    </Notice>
  );
}

function StepLink({ step }: { step: number }) {
  const [query] = useSearchParams();
  const address = new URLSearchParams(query);
  address.set('etapa', String(step));
  return <Link to={{ search: `?${address}` }}>Corrigir os dados</Link>;
}
