import { useUpdateCurrentValueMutation } from '@mirante/api-client/trading/trades.ts';
import { price } from '@mirante/domain/trading/trade-format.ts';
import type { OwnTradeRow } from '@mirante/domain/trading/trade.ts';
import { fieldErrors } from '@mirante/contract/problem.ts';
import { failureTitle } from '@mirante/crud/form/failure-title.ts';
import type { KeyboardEvent } from 'react';
import { readDraft, type ValueDraft } from './value-drafts.ts';
import css from './open-trades.module.css';

interface Props {
  of: OwnTradeRow;
  draft: ValueDraft;
  setDraft: (draft: ValueDraft) => void;
  /** Replaces this draft after it was sent, unless another was typed meanwhile. */
  settleDraft: (next: ValueDraft) => void;
  onFocus: () => void;
  /** Moves to the row above or below; after sending, to the one below. */
  move: (by: 1 | -1) => void;
  sendAll: () => void;
  /** Called with several spreadsheet lines pasted here. */
  onLines: (text: string) => void;
}

/**
 * The value of an asset, for all its open trades. Enter sends it, Ctrl+Enter sends all typed ones, Escape discards it.
 */
export function ValueBox({ of, draft, setDraft, settleDraft, onFocus, move, sendAll, onLines }: Props) {
  const [update, { isLoading }] = useUpdateCurrentValueMutation();
  const { quoted_as: asset, current_value: before } = of;
  const { typed, doubted, failure } = draft;
  const id = `value-${of.id}`;

  const send = async () => {
    if (isLoading) return;
    const read = readDraft(draft, before);
    if (typeof read !== 'number') return setDraft(read);
    const { error } = await update({ body: { asset, current_value: read } });
    if (error) return settleDraft({ typed, failure: fieldErrors(error).current_value ?? failureOf(error) });
    settleDraft({ typed: '' });
    // Digits typed elsewhere by then must not land in the next value.
    if (document.activeElement?.id === id) move(1);
  };
  const press = (e: KeyboardEvent<HTMLInputElement>) => {
    if (e.key === 'Enter' && (e.ctrlKey || e.metaKey)) sendAll();
    else if (e.key === 'Enter') void send();
    else if (e.key === 'ArrowDown') move(1);
    else if (e.key === 'ArrowUp') move(-1);
    else if (e.key === 'Escape' && typed === '') e.currentTarget.blur();
    else if (e.key === 'Escape') setDraft({ typed: '' });
    else return;
    e.preventDefault();
  };
  const words =
    doubted === undefined
      ? failure
      : `${price(doubted)} é longe do valor anterior, ${price(before)}. Enter de novo confirma.`;
  return (
    <span className={css.value}>
      <input
        id={id}
        data-value-of={asset}
        data-kept={typed !== '' || undefined}
        inputMode="decimal"
        autoComplete="off"
        aria-label={`Valor atual de ${asset}, operação ${of.id}`}
        aria-describedby={words ? `${id}-words` : undefined}
        aria-invalid={failure !== undefined}
        aria-busy={isLoading}
        placeholder={price(before)}
        value={typed}
        onFocus={onFocus}
        onKeyDown={press}
        onPaste={(e) => {
          const text = e.clipboardData.getData('text');
          if (!/\S[\t\n]/.test(text.trim())) return;
          e.preventDefault();
          onLines(text);
        }}
        onChange={({ target }) => setDraft({ typed: target.value })}
      />
      {words && (
        <small id={`${id}-words`} role="alert">
          {words}
        </small>
      )}
    </span>
  );
}

const failureOf = (error: unknown): string => `${failureTitle(error, 'O valor não foi enviado')}: Enter tenta de novo.`;
