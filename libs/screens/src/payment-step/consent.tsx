import { TextLink } from '../house-texts/text-link.tsx';
import './payment-step.css';

/** What a buyer agrees to by the press that buys, above the button. The version goes along with the order (`payment-body.ts`). */
export const Consent = ({ button = 'Finalizar' }: { button?: string }) => (
  <p className="pay-consent">
    Ao tocar em {button}, você concorda com os <TextLink name="terms" /> e com a <TextLink name="privacy" />. A
    assinatura não renova sozinha, e você pode desistir em até 7 dias, com{' '}
    <TextLink name="withdrawal">devolução total</TextLink>.
  </p>
);
