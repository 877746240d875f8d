import { brl } from '@mirante/domain/format.ts';

interface PriceTextProps {
  /** In BRL. */
  amount: number;
  size?: 'inline' | 'card' | 'total' | 'hero';
}

export const PriceText = ({ amount, size = 'inline' }: PriceTextProps) => (
  <span className={`m-price m-price-${size}`}>{brl(amount)}</span>
);
