import {
  checkoutMethods,
  isCash,
  paymentMethodLabels,
  type CheckoutMethod,
} from '@mirante/domain/products/payment-method.ts';
import { CASH_DISCOUNT_PERCENT } from '@mirante/domain/products/price.ts';
import Barcode from 'lucide-react/icons/barcode';
import CreditCard from 'lucide-react/icons/credit-card';
import QrCode from 'lucide-react/icons/qr-code';

const icons = { credit_card: CreditCard, pix: QrCode, bank_slip: Barcode };

interface Props {
  method: CheckoutMethod;
  /** The maximum number of card instalments. */
  most: number;
  choose: (method: CheckoutMethod) => void;
}

export const PaymentMethods = ({ method, most, choose }: Props) => (
  <fieldset className="pay-methods">
    <legend className="m-hidden">Forma de pagamento</legend>
    {checkoutMethods.map((option) => {
      const Icon = icons[option];
      return (
        <label key={option}>
          <input
            type="radio"
            name="method"
            value={option}
            checked={option === method}
            onChange={() => choose(option)}
          />
          <Icon size={22} strokeWidth={1.75} aria-hidden />
          <b>{paymentMethodLabels[option]}</b>
          {isCash(option) ? (
            <span className="pay-gain">{CASH_DISCOUNT_PERCENT}% de desconto</span>
          ) : (
            <span>{most > 1 ? `Em até ${most}x sem juros` : 'À vista'}</span>
          )}
        </label>
      );
    })}
  </fieldset>
);
