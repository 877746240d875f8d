import { ABSENT, signed } from '@mirante/domain/format.ts';
import { lazily } from '@mirante/domain/lazily.ts';
import css from './record.module.css';

const priceFormat = lazily(
  () => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 8 }),
);
/** `9,42`, with up to eight decimals. */
export const price = (amount: number): string => priceFormat().format(amount);

/** A change in percent or another unit, with its direction as a sign, a mark and a colour. */
export const SignedNumber = ({ value, unit = '%' }: { value: number | null; unit?: string }) => {
  if (value === null) return ABSENT;
  const tone = value > 0 ? css.gain : value < 0 ? css.loss : '';
  return (
    <span className={`${css.signed} ${tone}`}>
      {value !== 0 && <small aria-hidden>{value > 0 ? '▲' : '▼'}</small>}
      {signed(value, unit)}
    </span>
  );
};
