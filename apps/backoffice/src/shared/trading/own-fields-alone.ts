import { isStrategyId } from '@mirante/domain/trading/strategies.ts';
import { hiddenFieldsOf } from '@mirante/domain/trading/strategy-fields.ts';

/** Clears fields of another strategy, which are hidden. */
export function ownFieldsAlone<B extends { strategy_id?: number | undefined }>(body: B): B {
  const strategy = body.strategy_id;
  if (strategy === undefined || !isStrategyId(strategy)) return body;
  return { ...body, ...Object.fromEntries(hiddenFieldsOf(strategy).map((field) => [field, null])) };
}
