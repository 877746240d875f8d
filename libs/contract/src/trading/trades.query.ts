import { assetKindIds, type AssetKindId } from '@mirante/domain/trading/asset-kinds.ts';
import { strategyIds, type StrategyId } from '@mirante/domain/trading/strategies.ts';
import { tradeStatuses, tradeTypes } from '@mirante/domain/trading/trade.ts';
import { say } from '@mirante/validation/messages.ts';
import type { NumberSchema } from 'yup';
import type { Fields } from '../lazy-schema.ts';

type Numbers = Pick<Fields, 'num'>;

/** One of these ids. */
const oneId = <I extends number>({ num }: Numbers, ids: readonly I[]) =>
  num().oneOf([...ids], say.chooseOne) as unknown as NumberSchema<I | undefined>;
export const strategyId = (fields: Numbers) => oneId<StrategyId>(fields, strategyIds);
export const assetKindId = (fields: Numbers) => oneId<AssetKindId>(fields, assetKindIds);

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

/** The filters of trades, for staff and subscribers. */
export const tradeFilters = (fields: Fields) => ({
  'trade.id': fields.id(),
  /** Any part of the asset's or the option's code. */
  'trade.asset': fields.str().max(30),
  'trade.type': fields.oneOf(tradeTypes),
  'trade.status': fields.oneOf(tradeStatuses),
  'trade.strategy_id': strategyId(fields),
  'trade.asset_type_id': assetKindId(fields),
  /** On this day or later. */
  'trade.date_in': fields.day(),
  'trade.finished_at': fields.day(),
  'trade.created_at': fields.day(),
});
