import { uncapitalise } from '@mirante/domain/capitalise.ts';
import { dayTime } from '@mirante/domain/format.ts';
import { price } from '@mirante/domain/trading/trade-format.ts';
import { tradeWords } from '@mirante/domain/trading/trade-words.ts';
import { tradeStyles, type TradeTrace } from '@mirante/domain/trading/trade.ts';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { useState } from 'react';
import Button from '@mui/material/Button';
import css from './trade.module.css';

const { labels } = tradeWords;
const tracedFields = ['in_value', 'current_value', 'stop_value', 'rp_value', 'target_value', 'out_value'] as const;
const FIRST = 12;

/** A trade's history, newest first, with the values at each step. */
export function TradeTraces({ of }: { of: readonly (TradeTrace & { user_name?: string })[] }) {
  const [isWhole, setWhole] = useState(false);
  return (
    <Panel title="Histórico" aside={of.length === 1 ? '1 registro' : `${of.length} registros`}>
      <ol className={css.traces}>
        {(isWhole ? of : of.slice(0, FIRST)).map((trace) => (
          <li key={trace.id}>
            <span className={css.event}>
              <strong>{trace.event}</strong>
              <time dateTime={trace.created_at}>{dayTime(trace.created_at)}</time>
            </span>
            <small>{valuesOf(trace)}</small>
            {trace.user_name && <small>Por {trace.user_name}</small>}
          </li>
        ))}
      </ol>
      {!isWhole && of.length > FIRST && (
        <Button variant="text" size="small" onClick={() => setWhole(true)}>
          Ver todos
        </Button>
      )}
    </Panel>
  );
}

const valuesOf = (trace: TradeTrace): string =>
  [
    tradeStyles[trace.status].label,
    ...tracedFields
      .filter((field) => trace[field] !== null)
      .map((field) => `${uncapitalise(labels[field])} ${price(trace[field])}`),
  ].join(' · ');

/** The errata, if any. */
export const TradeErrata = ({ errata }: { errata: string | null }) =>
  errata ? (
    <Panel title="Errata">
      <p className={css.errata}>{errata}</p>
    </Panel>
  ) : null;
