import type { CheckoutStep } from '@mirante/domain/sales/checkout.ts';
import { useState } from 'react';
import { Kit } from '../../shell/kit.tsx';
import { AddressStep } from './address-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { FinalStep } from './final-step.tsx';
import type { Refused } from './refused.ts';
import type { StepProps } from './step-props.ts';

/** The steps after the first. Their code comes while the first one is being typed. */
export function LaterSteps({ step, ...props }: StepProps & { step: CheckoutStep }) {
  const [refused, refuse] = useState<Refused>({});
  return (
    <Kit>
      {step === 1 && <DetailsStep {...props} refused={refused} />}
      {step === 2 && <AddressStep {...props} refused={refused} />}
      {step === 3 && <FinalStep {...props} refuse={refuse} />}
    </Kit>
  );
}
