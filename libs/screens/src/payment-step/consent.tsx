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
        , e você pode desistir em até 7 dias, com <TextLink name="withdrawal">devolução total</TextLink>
      </>
    )}
    .
  </p>
);
