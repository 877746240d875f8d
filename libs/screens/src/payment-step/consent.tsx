import { WITHDRAWAL_DAYS } from '@mirante/domain/sales/withdrawal.ts';
import { TextLink } from '../house-texts/text-link.tsx';
import './payment-step.css';

/**
 * What a buyer accepts by pressing the buy button, shown above it. The version is sent with the order
 * (`payment-body.ts`). Of a free product there is nothing to return.
 */
export const Consent = ({ isFree = false }: { isFree?: boolean }) => (
  <p className="pay-consent">
    Ao tocar em Finalizar, você concorda com os <TextLink name="terms" /> e com a <TextLink name="privacy" />. A
    assinatura não renova sozinha
    {!isFree && (
      <>
        , e você pode desistir em até {WITHDRAWAL_DAYS} dias, com <TextLink name="withdrawal">devolução total</TextLink>
      </>
    )}
    .
  </p>
);
