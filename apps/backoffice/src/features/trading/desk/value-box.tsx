import { useUpdateCurrentValueMutation } from '@mirante/api-client/trading/trades.ts';
import { price } from '@mirante/domain/trading/trade-format.ts';
import type { OwnTradeRow } from '@mirante/domain/trading/trade.ts';
import { moneyFromTyped } from '@mirante/ui-kit/fields/typed.ts';
import { useState, type KeyboardEvent } from 'react';
import css from './open-trades.module.css';

/** A value so many times the one before, or so small a part of it, is more often a slip than a price. */
const FAR = 2;
const isFar = (before: number | null, next: number): boolean =>
  before !== null && before > 0 && (next >= before * FAR || next <= before / FAR);

interface Props {
  of: OwnTradeRow;
  onFocus: () => void;
  /** To the row above or below; once sent, to the one below. */
  move: (by: 1 | -1) => void;
}

/** The value of what a trade is quoted as, for all its open trades. Enter sends it, Escape gives it up. */
export function ValueBox({ of, onFocus, move }: Props) {
  const [update, { isLoading }] = useUpdateCurrentValueMutation();
  const [typed, setTyped] = useState('');
  const [doubted, setDoubted] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const { quoted_as: asset, current_value: before } = of;
  const id = `value-${of.id}`;

  const send = async () => {
    if (isLoading) return;
    const value = moneyFromTyped(typed);
    if (value === '' || value < 0) return setFailure(typed === '' ? undefined : 'Digite um número.');
    if (isFar(before, value) && doubted !== value) return setDoubted(value);
    setDoubted(undefined);
    setFailure(undefined);
    const { error } = await update({ body: { asset, current_value: value } });
    if (error) return setFailure('O valor não foi enviado: Enter tenta de novo.');
    setTyped('');
    move(1);
  };
  const press = (e: KeyboardEvent<HTMLInputElement>) => {
    if (e.key === 'Enter') void send();
    else if (e.key === 'ArrowDown') move(1);
    else if (e.key === 'ArrowUp') move(-1);
    else if (e.key === 'Escape' && typed === '') e.currentTarget.blur();
    else if (e.key === 'Escape') setTyped('');
    else return;
    e.preventDefault();
  };
  const words = doubted !== undefined ? `Longe do valor anterior, ${price(before)}. Enter de novo confirma.` : failure;
  return (
    <span className={css.value}>
      <input
        id={id}
        data-value-of={asset}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        aria-label={`Valor atual de ${asset}, operação ${of.id}`}
        aria-describedby={words ? `${id}-words` : undefined}
        aria-invalid={failure !== undefined}
        aria-busy={isLoading}
        placeholder={price(before)}
        value={typed}
        onFocus={onFocus}
        onKeyDown={press}
        onChange={({ target }) => {
          setTyped(target.value.replaceAll(/[^\d.,]/g, ''));
          setDoubted(undefined);
        }}
      />
      {words && (
        <small id={`${id}-words`} role="alert">
          {words}
        </small>
      )}
    </span>
  );
}
