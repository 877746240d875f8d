import type { CheckoutStep } from '@mirante/domain/sales/checkout.ts';
import { useState } from 'react';
import { UiKitProvider } from '../../shell/ui-kit-provider.tsx';
import { AddressStep } from './address-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { FinalStep } from './final-step.tsx';
import type { RefusedFields } from './refused-fields.ts';
import type { StepProps } from './step-props.ts';
import './later-steps.css';

/** The steps after the first, loaded while the first one is filled in. */
export function LaterSteps({ step, ...props }: StepProps & { step: CheckoutStep }) {
  const [refused, setRefused] = useState<RefusedFields>({});
  return (
    <UiKitProvider>
      {step === 1 && <DetailsStep {...props} refused={refused} />}
      {step === 2 && <AddressStep {...props} refused={refused} />}
      {step === 3 && <FinalStep {...props} refuse={setRefused} />}
    </UiKitProvider>
  );
}
