import { tradeForm, type TradeChange } from '@mirante/contract/trading/trades.form.ts';
import { isStrategyId } from '@mirante/domain/trading/strategies.ts';
import { resultOf } from '@mirante/domain/trading/trade-result.ts';
import { tradeWords } from '@mirante/domain/trading/trade-words.ts';
import { tradeStyles, type TradeRow } from '@mirante/domain/trading/trade.ts';
import { Price, ResultText, TradeName } from '@mirante/screens/trading/trade-parts.tsx';
import { useFormikContext } from 'formik';
import css from './trade-form.module.css';

const { labels } = tradeWords;
const planned = ['stop_value', 'strategy_rp_value', 'target_value', 'weight'] as const;

/** A preview of the trade for subscribers, from the current input. */
export function TradePreview({ current }: { current: number | null | undefined }) {
  const { values } = useFormikContext<TradeChange>();
  const trade = tradeForm.cast(values, { assert: false }) as Partial<TradeRow>;
  const { type, status, strategy_id } = trade;
  if (!type || !status || !isStrategyId(Number(strategy_id))) return null;
  const code = (trade.option_code || trade.asset || '').toUpperCase();
  // A trade that waits has a trigger, and no entry yet.
  const shown = [status === 'trigger' ? 'strategy_in_value' : 'in_value', ...planned] as const;
  const currentValue = current === undefined ? (trade.current_value ?? null) : current;
  const made = resultOf({
    type,
    status,
    in_value: trade.in_value ?? null,
    rp_value: trade.rp_value ?? null,
    out_value: trade.out_value ?? null,
    current_value: currentValue,
  });
  return (
    <section className={css.preview} aria-label="Como fica no painel">
      <header>
        <span>Como fica no painel</span>
        <span>{tradeStyles[status].label}, antes de salvar</span>
      </header>
      <div className={css.line}>
        <TradeName of={{ type, quoted_as: code || '—', strategy_id: strategy_id! }} />
        <span>
          <Price value={currentValue} />{' '}
          {'value' in made ? <ResultText value={made.value} /> : <small>{made.missing}</small>}
        </span>
      </div>
      <dl className={css.figures}>
        {shown.map((field) => (
          <div key={field}>
            <dt>{labels[field]}</dt>
            <dd>
              <Price value={trade[field] ?? null} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
