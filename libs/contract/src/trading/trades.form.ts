import { isStrategyId } from '@mirante/domain/trading/strategies.ts';
import { hiddenFieldsOf } from '@mirante/domain/trading/strategy-fields.ts';
import { brokenTradeRules } from '@mirante/domain/trading/trade-rules.ts';
import { optionTypes, tradeStatuses, tradeTypes, VALUE_DECIMALS } from '@mirante/domain/trading/trade.ts';
import {
  bool,
  capitals,
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
  type Transformable,
} from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import { ValidationError, type AnyObject, type InferType, type TestFunction, type StringSchema } from 'yup';
import { assetKindId, strategyId } from './trades.query.ts';

/** The code of an asset or option, in capitals. */
const assetCode = () => capitals(str());
const value = () => transform(decimal(VALUE_DECIMALS), (read, original) => (original === '' ? null : read)).nullable();
const optionType = () =>
  orNull(str().oneOf([...optionTypes, ''], say.chooseOne)) as unknown as StringSchema<
    'call' | 'put' | null | undefined
  >;

const optional = {
  type_option: optionType(),
  option_code: orNull(capitals(text(0, 30))),
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
/** Before the length's: an emptied field is missing, not too short. */
const isFilled = (said: string | undefined) => said !== '';
const asset = () => assetCode().test('filled', say.required, isFilled).min(3, say.textShort).max(20, say.textLong);
const validInput = () => text(0, 50).test('filled', say.textRequired, isFilled).min(3, say.textShort);
const event = () => orNull(text(0, 255).test('short', say.textShort, (said) => !said || said.length >= 3));

interface Testable<S> {
  test(name: string, test: TestFunction<AnyObject>): S;
}
/** Checks the rules of the trade's status, with errors by field. */
const complete = <S>(schema: S & Testable<S>): S =>
  schema.test('rules', (trade, { createError }) => {
    // The fields are checked after their form: a value may still be of any type.
    const isText = typeof trade['valid_input_today'] === 'string';
    const broken = brokenTradeRules(isText ? trade : { ...trade, valid_input_today: undefined });
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
  /** The event text of the opening, in the trade's history. */
  event: event(),
});
export const tradeForm = complete(whole);
/** On screen the fields of other strategies are hidden: whatever they hold is cleared. */
const ownFieldsAlone = <S>(schema: S & Transformable<S>): S =>
  transform(schema, (trade) => {
    const strategy = Number((trade as { strategy_id?: unknown } | null)?.strategy_id);
    return isStrategyId(strategy)
      ? { ...(trade as object), ...Object.fromEntries(hiddenFieldsOf(strategy).map((field) => [field, null])) }
      : trade;
  });
export const newTradeForm = complete(ownFieldsAlone(whole));
/** Omitted fields are unchanged. */
export const tradeChange = form({
  type: oneOf(tradeTypes),
  status: oneOf(tradeStatuses),
  asset: asset(),
  asset_type_id: assetKindId({ num }),
  strategy_id: strategyId({ num }),
  valid_input_today: validInput(),
  ...optional,
  /** The event text of the change, in the trade's history. */
  event: event(),
});
/** A trade's form without its current value, which changes during editing. */
export const tradeEditForm = complete(ownFieldsAlone(tradeChange.omit(['current_value'])));
/** A current market value, for every open trade with this quoted code. */
export const currentValueForm = form({
  asset: assetCode().required(say.required).min(3, say.textShort).max(30, say.textLong),
  current_value: decimal(VALUE_DECIMALS).required(say.required),
});
/** The maximum number of assets per request. */
export const MAX_VALUES = 200;
const assetOf = (of: { asset?: string } | null) => of?.asset;
/** The values of several assets, each listed once. */
export const currentValuesForm = form({
  values: listOf(currentValueForm.required(say.required))
    .min(1, say.required)
    .max(MAX_VALUES)
    .required(say.required)
    .test('distinct', say.invalid, (values) => new Set(values?.map(assetOf)).size === values?.length),
});

/** The event that the user saw as the last one. */
export const undoForm = form({ trace_id: id().required(say.required) });

export type CurrentValue = InferType<typeof currentValueForm>;
export type TradeForm = InferType<typeof whole>;
export type TradeChange = InferType<typeof tradeChange>;
export type TradeEditForm = InferType<typeof tradeEditForm>;
