import type { StrategyId } from './strategies.ts';
import type { TradeField } from './trade.ts';

const ofOptions = [
  'option_code',
  'strike',
  'expires_on',
  'price_action_option',
  'actual_price',
  'launch_price',
] as const;

/** The fields of a strategy's trades beyond the common ones, in form order. */
const ownFields: Readonly<Record<StrategyId, readonly TradeField[]>> = {
  1: ['max_price'],
  2: ['max_price'],
  4: ['max_price'],
  5: [],
  6: ['type_option', ...ofOptions, 'max_price'],
  7: [...ofOptions, 'launch_date'],
  8: ['expires_on'],
};
export const ownFieldsOf = (strategy: StrategyId): readonly TradeField[] => ownFields[strategy];

const owned = new Set(Object.values(ownFields).flat());
/** Whether the strategy's form shows the field. */
export const showsField = (strategy: StrategyId, field: TradeField): boolean =>
  !owned.has(field) || ownFields[strategy].includes(field);
/** The fields of other strategies that this one does not have. */
export const hiddenFieldsOf = (strategy: StrategyId): TradeField[] =>
  [...owned].filter((field) => !ownFields[strategy].includes(field));
