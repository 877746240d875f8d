import { assetKindIds, type AssetKindId } from '@mirante/domain/trading/asset-kinds.ts';
import { strategyIds, type StrategyId } from '@mirante/domain/trading/strategies.ts';
import { tradeStatuses, tradeTypes } from '@mirante/domain/trading/trade.ts';
import { day, id, num, oneOf, str } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import type { NumberSchema } from 'yup';

/** One of these numbers. */
const oneId = <I extends number>(ids: readonly I[]) =>
  num().oneOf([...ids], say.chooseOne) as unknown as NumberSchema<I | undefined>;
export const strategyId = () => oneId<StrategyId>(strategyIds);
export const assetKindId = () => oneId<AssetKindId>(assetKindIds);

export const tradeSorts = [
  'trade.id',
  'trade.asset',
  'trade.type',
  'trade.strategy_id',
  'trade.status',
  'trade.date_in',
  'trade.finished_at',
  'trade.created_at',
  'trade.updated_at',
] as const;

/** What staff and subscribers filter trades by. */
export const tradeFilters = {
  'trade.id': id(),
  /** Any part of the asset or of its option's code. */
  'trade.asset': str().max(30),
  'trade.type': oneOf(tradeTypes),
  'trade.status': oneOf(tradeStatuses),
  'trade.strategy_id': strategyId(),
  'trade.asset_type_id': assetKindId(),
  /** On this day or later. */
  'trade.date_in': day(),
  'trade.finished_at': day(),
  'trade.created_at': day(),
};
