import { ABSENT, signedPercent } from '@mirante/domain/format.ts';
import { strategies } from '@mirante/domain/trading/strategies.ts';
import { price } from '@mirante/domain/trading/trade-format.ts';
import { tradeTypeNames, type OwnTradeRow, type TradeType } from '@mirante/domain/trading/trade.ts';
import { memo } from 'react';
import css from './trade.module.css';

/** `C` or `V`, with its meaning as the accessible name. */
export const Side = ({ type }: { type: TradeType }) => (
  <abbr role="img" className={`${css.side} ${css[type]}`} title={tradeTypeNames[type]}>
    {type}
  </abbr>
);

/** A trade's side, code and strategy. */
export const TradeName = ({ of }: { of: Pick<OwnTradeRow, 'type' | 'quoted_as' | 'strategy_id'> }) => (
  <span className={css.name}>
    <Side type={of.type} /> <strong>{of.quoted_as}</strong> <small>{strategies[of.strategy_id].short}</small>
  </span>
);

/** Four decimals, with trailing zeros after the second in smaller type. */
export const Price = memo(function Price({ value }: { value: number | null }) {
  if (value === null) return <>{ABSENT}</>;
  const [, head, zeros = ''] = /^(.*?)(0{0,2})$/.exec(price(value))!;
  return (
    <span className={css.price}>
      {head}
      {zeros && <small>{zeros}</small>}
    </span>
  );
});

/** By the sign of the shown figure: a gain of 0,00% is none. */
const ways: Readonly<Record<string, readonly [way: string, mark: string]>> = {
  '+': ['gain', '▲ '],
  '\u2212': ['loss', '▼ '],
};

/** A gain or loss, with an arrow besides the colour. */
export const ResultText = memo(function ResultText({ value }: { value: number | null }) {
  const text = signedPercent(value);
  if (value === null) return <>{text}</>;
  const [way, mark] = ways[text[0]!] ?? ['even'];
  return (
    <span className={css[way]}>
      <span aria-hidden>{mark}</span>
      {text}
    </span>
  );
});
