import { ABSENT } from '@mirante/domain/format.ts';
import { lazily } from '@mirante/domain/lazily.ts';
import css from './record.module.css';

const format = lazily(
  () =>
    new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 2, signDisplay: 'exceptZero' }),
);

/** `+38,64` or `−4,0`, with a true minus sign; `unit` comes after it. */
export const signed = (value: number | null, unit = '%'): string =>
  value === null ? ABSENT : `${format().format(value).replace('-', '\u2212')}${unit}`;

const priceFormat = lazily(
  () => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 8 }),
);
/** `9,42`, with more decimals where there are. */
export const price = (amount: number): string => priceFormat().format(amount);

/** The same, told good from bad by a sign, a mark and a colour. */
export const Signed = ({ value, unit }: { value: number | null; unit?: string }) => {
  if (value === null) return ABSENT;
  const tone = value > 0 ? css.gain : value < 0 ? css.loss : '';
  return (
    <span className={`${css.signed} ${tone}`}>
      {value !== 0 && <small aria-hidden>{value > 0 ? '▲' : '▼'}</small>}
      {signed(value, unit)}
    </span>
  );
};
