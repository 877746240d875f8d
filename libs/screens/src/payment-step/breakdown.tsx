import type { CheckoutMethod } from '@mirante/domain/products/payment-method.ts';
import './payment-step.css';
import { ABSENT, brl } from '@mirante/domain/format.ts';
import { installmentAmount, type Price } from '@mirante/domain/products/price.ts';
import QrCode from 'lucide-react/icons/qr-code';
import type { ReactNode } from 'react';

interface Props {
  price: Price;
  coupon: string | null;
  /** Further lines: the cash discount, once the method is being chosen, and credits. */
  children?: ReactNode;
}

const off = (amount: number) => (amount > 0 ? brl(-amount) : ABSENT);

/** The components of the total, always in this order: list price, coupon, cash discount, credits. */
export const PriceLines = ({ price, coupon, children }: Props) => (
  <dl className="price-lines">
    <div>
      <dt>Preço de tabela</dt>
      <dd>{brl(price.amount)}</dd>
    </div>
    {coupon && (
      <div className={price.coupon_discount > 0 ? 'price-off' : 'price-none'}>
        <dt>
          Cupom {coupon}
          {percentOff(price) > 0 && <span className="m-chip m-tone-success">{percentOff(price)}%</span>}
        </dt>
        <dd>{off(price.coupon_discount)}</dd>
      </div>
    )}
    {children}
  </dl>
);

export const CashLine = ({ price }: { price: Price }) => (
  <div className={price.cash_discount > 0 ? 'price-off' : 'price-none'}>
    <dt>Desconto à vista (Pix ou boleto)</dt>
    <dd>{off(price.cash_discount)}</dd>
  </div>
);

/** Of the products that the coupon applies to; 0 if it takes off less than half a percent. */
function percentOff({ items, coupon_discount }: Price): number {
  const amount = items.reduce((sum, item) => sum + (item.coupon_discount > 0 ? item.amount : 0), 0);
  return amount === 0 ? 0 : Math.round((coupon_discount / amount) * 100);
}

interface TotalProps {
  price: Price;
  method: CheckoutMethod;
  installments: number;
}

export const PriceTotal = ({ price, method, installments }: TotalProps) => (
  <div className="price-total" aria-live="polite">
    <span>Total</span>
    <span>
      <b className="m-price m-price-total">{brl(price.total)}</b>
      <span>{termsOf(price.total, method, installments)}</span>
    </span>
  </div>
);

interface TipProps {
  total: number;
  pixTotal: number;
  /** Selects Pix. */
  choose: () => void;
}

/** The saving by Pix. */
export const PixTip = ({ total, pixTotal, choose }: TipProps) =>
  pixTotal < total && (
    <p className="price-tip">
      <QrCode size={18} strokeWidth={1.75} aria-hidden />
      <span>
        No Pix, o total cai para <b>{brl(pixTotal)}</b>.{' '}
        <button type="button" className="pay-link" onClick={choose}>
          Pagar com Pix
        </button>
      </span>
    </p>
  );

/** The payment terms as text; empty without a payment. */
export function termsOf(total: number, method: CheckoutMethod, installments: number): string {
  if (total === 0) return '';
  if (method === 'pix') return 'à vista no Pix';
  if (method === 'bank_slip') return 'à vista no boleto';
  return installments > 1
    ? `${installments}x de ${brl(installmentAmount(total, installments))} sem juros`
    : 'à vista no cartão';
}
