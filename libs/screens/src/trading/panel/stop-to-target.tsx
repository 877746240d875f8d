import type { OwnTradeRow } from '@mirante/domain/trading/trade.ts';
import css from './panel-table.module.css';

type Valued = Pick<OwnTradeRow, 'stop_value' | 'target_value' | 'current_value' | 'in_value' | 'result'>;

/**
 * The quoted value's position between stop and target; nothing if one is missing. The numbers beside it say the same.
 */
export function StopToTarget({ of }: { of: Valued }) {
  const { stop_value: stop, target_value: target, current_value: value, in_value: entry, result } = of;
  if (stop === null || target === null || value === null || stop === target) return null;
  const placeOf = (at: number) => `${Math.min(100, Math.max(0, ((at - stop) / (target - stop)) * 100))}%`;
  const way = result === null || result === 0 ? 'even' : result > 0 ? 'gain' : 'loss';
  return (
    <span className={css.track} aria-hidden>
      {entry !== null && <i className={css.entry} style={{ left: placeOf(entry) }} />}
      <i className={`${css.value} ${css[way]}`} style={{ left: placeOf(value) }} />
    </span>
  );
}
