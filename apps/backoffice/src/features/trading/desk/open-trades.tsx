import { deliveryWords } from '@mirante/domain/trading/delivery.ts';
import type { DeskEvent } from '@mirante/domain/trading/desk.ts';
import { tradeStyles, type OwnTradeRow } from '@mirante/domain/trading/trade.ts';
import { time } from '@mirante/domain/format.ts';
import { resultOf, valueOf } from '@mirante/domain/trading/trade-result.ts';
import { StopToTarget } from '@mirante/screens/trading/panel/stop-to-target.tsx';
import { ResultText, TradeName } from '@mirante/screens/trading/trade-parts.tsx';
import { moneyFromTyped } from '@mirante/ui-kit/fields/input-format.ts';
import { StatusChip } from '@mirante/ui-kit/states/status-chip.tsx';
import Button from '@mui/material/Button';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router';
import { to } from '../../../app/to.ts';
import { tradeActionsOf, type TradeAction } from './trade-actions.ts';
import type { KeptValues } from './use-value-drafts.ts';
import { ValueBox } from './value-box.tsx';
import type { ValueDraft } from './value-drafts.ts';
import css from './open-trades.module.css';

export interface TradeActs {
  act: (trade: OwnTradeRow, act: TradeAction) => void;
  cancel: (trade: OwnTradeRow) => void;
  undo: (event: DeskEvent) => void;
}
interface Props extends TradeActs {
  trades: readonly OwnTradeRow[];
  /** The newest event of each trade. */
  events: ReadonlyMap<number, DeskEvent>;
  selected: number | undefined;
  select: (id: number) => void;
  /** Focuses the value of the row above or below. */
  move: (from: number, by: 1 | -1) => void;
  values: KeptValues;
  /** Called with spreadsheet lines pasted into a value. */
  onLines: (text: string) => void;
}
const blank: ValueDraft = { typed: '' };

/** The open trades, each with an input for its value; the selected row shows its actions. */
export const OpenTrades = ({ trades, events, selected, select, move, values, onLines, ...acts }: Props) => (
  <ul className={css.rows} aria-label="Operações em aberto">
    {trades.length > 0 && (
      <li className={css.heads} aria-hidden>
        <div className={css.row}>
          {['Ativo', 'Situação', 'Valor atual', 'Resultado', 'Stop a alvo', 'Atualizado'].map((head) => (
            <span key={head}>{head}</span>
          ))}
        </div>
      </li>
    )}
    {trades.map((trade) => {
      const event = events.get(trade.id);
      const draft = values.drafts[trade.quoted_as] ?? blank;
      return (
        <li key={trade.id} data-selected={trade.id === selected || undefined}>
          <div className={css.row}>
            <button
              type="button"
              id={`row-${trade.id}`}
              className={css.name}
              aria-expanded={trade.id === selected}
              onClick={() => select(trade.id)}
              onFocus={() => select(trade.id)}
            >
              <TradeName of={trade} />
            </button>
            <StatusChip look={tradeStyles[trade.status]} as="text" />
            <ValueBox
              of={trade}
              draft={draft}
              setDraft={(next) => values.put(trade.quoted_as, next)}
              settleDraft={(next) => values.settle(trade.quoted_as, draft, next)}
              onFocus={() => select(trade.id)}
              move={(by) => move(trade.id, by)}
              sendAll={() => void values.sendAll()}
              onLines={onLines}
            />
            <span className={css.result}>
              <ResultText value={trade.result} />
              <NextResult of={trade} typed={draft.typed} />
            </span>
            <StopToTarget of={trade} />
            <small className={css.delivery}>
              {trade.value_at && `${time(trade.value_at)} `}
              {event?.delivery && deliveryWords(event.delivery)}
            </small>
          </div>
          {trade.id === selected && <TradeActions of={trade} event={event} {...acts} />}
        </li>
      );
    })}
  </ul>
);

/** The trade's result at the typed value. */
function NextResult({ of, typed }: { of: OwnTradeRow; typed: string }) {
  const value = moneyFromTyped(typed);
  if (value === '' || of.result === null) return null;
  return (
    <span className={css.next}>
      → <ResultText value={valueOf(resultOf({ ...of, current_value: value }))} />
    </span>
  );
}

function TradeActions({ of, event, act, cancel, undo }: TradeActs & { of: OwnTradeRow; event: DeskEvent | undefined }) {
  // The focused row may have moved out of view, since the one above is no longer expanded.
  useEffect(() => {
    document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className={css.actions} role="group" aria-label={`O que fazer com ${of.quoted_as}, operação ${of.id}`}>
      {tradeActionsOf(of).map((each) => (
        <ActionButton key={each.key} shortcut={each.key} onClick={() => act(of, each)}>
          {each.label}
        </ActionButton>
      ))}
      <ActionButton shortcut="c" onClick={() => cancel(of)}>
        Cancelar operação
      </ActionButton>
      <Button component={Link} to={to.desk(of.id)} variant="outlined" size="small" aria-keyshortcuts="d">
        <kbd aria-hidden>D</kbd> Duplicar
      </Button>
      {event?.undo_until && (
        <ActionButton shortcut="z" onClick={() => undo(event)}>
          Desfazer: {event.event}
        </ActionButton>
      )}
      <Button component={Link} to={to.trade(of.id)} variant="text" size="small">
        Ver operação
      </Button>
    </div>
  );
}

const ActionButton = ({
  shortcut,
  onClick,
  children,
}: {
  shortcut: string;
  onClick: () => void;
  children: ReactNode;
}) => (
  <Button variant="outlined" size="small" aria-keyshortcuts={shortcut} onClick={onClick}>
    <kbd aria-hidden>{shortcut.toUpperCase()}</kbd> {children}
  </Button>
);
