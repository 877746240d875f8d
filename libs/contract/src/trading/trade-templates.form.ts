import { distanceUnits } from '@mirante/domain/trading/trade-template.ts';
import { VALUE_DECIMALS } from '@mirante/domain/trading/trade.ts';
import { bool, decimal, form, num, oneOf, orNull, text, transform } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import type { InferType } from 'yup';
import { assetKindId, strategyId } from './trades.query.ts';

const amount = () => transform(decimal(VALUE_DECIMALS), (read, original) => (original === '' ? null : read)).nullable();

export const tradeTemplateForm = form({
  name: text(1, 40).required(say.textRequired),
  strategy_id: strategyId({ num }).required(say.required),
  asset_type_id: assetKindId({ num }).required(say.required),
  distance_unit: oneOf(distanceUnits).required(say.required),
  stop_distance: amount(),
  target_distance: amount(),
  rp_distance: amount(),
  weight: amount(),
  valid_input_today: text(0, 50).min(3, say.textShort).required(say.textRequired),
  event: orNull(text(0, 255).test('short', say.textShort, (said) => !said || said.length >= 3)),
  app_alert: bool(),
  create_message: bool(),
});
export type TradeTemplateForm = InferType<typeof tradeTemplateForm>;
