import { brokenTradeRules } from '@mirante/domain/trading/trade-rules.ts';
import { optionTypes, tradeStatuses, tradeTypes, VALUE_DECIMALS } from '@mirante/domain/trading/trade.ts';
import {
  bool,
  day,
  decimal,
  form,
  id,
  listOf,
  moment,
  num,
  oneOf,
  orNull,
  str,
  text,
  transform,
} from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import { ValidationError, type AnyObject, type InferType, type ObjectSchema, type StringSchema } from 'yup';
import { assetKindId, strategyId } from './trades.query.ts';

const upperCased = (value: unknown) => (typeof value === 'string' ? value.toUpperCase() : value);
/** What is traded or quoted, in capitals. */
export const assetCode = () => transform(str(), upperCased);
const value = () => transform(decimal(VALUE_DECIMALS), (read, original) => (original === '' ? null : read)).nullable();
const optionType = () =>
  orNull(str().oneOf([...optionTypes, ''], say.chooseOne)) as unknown as StringSchema<
    'call' | 'put' | null | undefined
  >;

const optional = {
  type_option: optionType(),
  option_code: orNull(transform(text(0, 30), upperCased)),
  weight: value(),
  valid_date: orNull(moment()),
  trade_date: orNull(moment()),
  launch_date: orNull(moment()),
  date_in: orNull(moment()),
  expires_on: orNull(day()),
  strategy_in_value: value(),
  strategy_rp_value: value(),
  in_value: value(),
  rp_value: value(),
  target_value: value(),
  stop_value: value(),
  max_price: value(),
  price_action_option: value(),
  strike: value(),
  launch_price: value(),
  actual_price: value(),
  current_value: value(),
  out_value: value(),
  errata: orNull(text(0, 2048)),
  app_alert: bool(),
  create_message: bool(),
};
const asset = () => assetCode().min(3, say.textShort).max(20, say.textLong);
const validInput = () => text(0, 50).min(3, say.textShort);
const event = () => orNull(text(0, 255).test('short', say.textShort, (said) => !said || said.length >= 3));

/** What a trade lacks for its status is said beside what lacks. */
const complete = <S extends ObjectSchema<AnyObject>>(schema: S) =>
  schema.test('rules', (trade, { createError }) => {
    const broken = brokenTradeRules(trade);
    return (
      broken.length === 0 ||
      new ValidationError(broken.map(({ field: path, message }) => createError({ path, message })))
    );
  });

const whole = form({
  type: oneOf(tradeTypes).required(say.required),
  status: oneOf(tradeStatuses).required(say.required),
  asset: asset().required(say.required),
  asset_type_id: assetKindId({ num }).required(say.required),
  strategy_id: strategyId({ num }).required(say.required),
  valid_input_today: validInput().required(say.textRequired),
  ...optional,
  /** What the opening is called in the trade's history. */
  event: event(),
});
export const tradeForm = complete(whole);
/** What is left out stays as it is. */
export const tradeChange = form({
  type: oneOf(tradeTypes),
  status: oneOf(tradeStatuses),
  asset: asset(),
  asset_type_id: assetKindId({ num }),
  strategy_id: strategyId({ num }),
  valid_input_today: validInput(),
  ...optional,
  /** What the change is called in the trade's history. */
  event: event(),
});
/** A trade's whole form, but for its current value, which moves while somebody types. */
export const tradeEditForm = complete(tradeChange.omit(['current_value']));
/** A value that was just seen at the exchange, for every open trade of what is quoted so. */
export const currentValueForm = form({
  asset: assetCode().required(say.required).min(3, say.textShort).max(30, say.textLong),
  current_value: decimal(VALUE_DECIMALS).required(say.required),
});
/** So many assets are updated at once. */
export const MAX_VALUES = 200;
const assetOf = (of: { asset?: string } | null) => of?.asset;
/** The values of several assets, each named once. */
export const currentValuesForm = form({
  values: listOf(currentValueForm.required(say.required))
    .min(1, say.required)
    .max(MAX_VALUES)
    .required(say.required)
    .test('distinct', say.invalid, (values) => new Set(values?.map(assetOf)).size === values?.length),
});

/** The event that whoever undoes it saw as the last. */
export const undoForm = form({ trace_id: id().required(say.required) });

export type CurrentValue = InferType<typeof currentValueForm>;
export type TradeForm = InferType<typeof whole>;
export type TradeChange = InferType<typeof tradeChange>;
export type TradeEditForm = InferType<typeof tradeEditForm>;
