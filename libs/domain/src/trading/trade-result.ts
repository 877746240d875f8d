import type { Currency } from '../currency.ts';
import { roundTo } from '../rounding.ts';
import { assetKinds } from './asset-kinds.ts';
import type { TradeRow } from './trade.ts';

type Valued = Pick<TradeRow, 'type' | 'status' | 'in_value' | 'rp_value' | 'out_value' | 'current_value'>;

/** A figure, or why it is missing. */
export type Outcome = { value: number } | { missing: string };
export const valueOf = (outcome: Outcome): number | null => ('value' in outcome ? outcome.value : null);

/**
 * A trade's result in percent with 4 decimals, at its current value while open. After an RP one half was realised at
 * the RP, and the other half is realised at the exit. Values of every strategy are those of what is quoted (a ratio, an
 * option), so this holds for all of them.
 */
export function resultOf(trade: Valued): Outcome {
  const legs = legsOf(trade);
  if ('missing' in legs) return legs;
  const { entry, exits } = legs;
  const mean = exits.reduce((sum, exit) => sum + gainOf(trade.type, entry, exit), 0) / exits.length;
  return { value: round4(mean * 100) };
}

/** The result of one contract of a commodity, in its currency. */
export function contractResultOf(
  trade: Valued & Pick<TradeRow, 'asset_type_id'>,
): (Outcome & { currency: Currency }) | { missing: string } {
  const { contract } = assetKinds[trade.asset_type_id];
  if (!contract) return { missing: 'O ativo não é negociado por contrato de commodity.' };
  const legs = legsOf(trade);
  if ('missing' in legs) return legs;
  const mean = legs.exits.reduce((sum, exit) => sum + exit, 0) / legs.exits.length;
  const sign = trade.type === 'C' ? 1 : -1;
  return { value: round4(sign * (mean - legs.entry) * contract.size), currency: contract.currency };
}

/**
 * Shares bought with an option sold on them: the net cost, the maximum gain if exercised, and how far they may fall
 * without a loss.
 */
export interface Financing {
  cost: number;
  /** Percent. */
  most: number;
  protection: number;
}
export function financingOf({
  price_action_option: share,
  launch_price: premium,
  strike,
}: Pick<TradeRow, 'price_action_option' | 'launch_price' | 'strike'>): Financing | { missing: string } {
  if (!share) return { missing: 'Falta o preço da ação.' };
  if (!premium) return { missing: 'Falta o preço no lançamento.' };
  if (!strike) return { missing: 'Falta o strike.' };
  const cost = share - premium;
  if (cost <= 0) return { missing: 'O prêmio cobre o preço da ação.' };
  return { cost: round4(cost), most: round4((strike / cost - 1) * 100), protection: round4((premium / share) * 100) };
}

/** The distance of the quoted value from the trigger, in percent of the trigger. */
export function distanceToTrigger({
  status,
  strategy_in_value,
  current_value,
}: Pick<TradeRow, 'status' | 'strategy_in_value' | 'current_value'>): Outcome {
  if (status !== 'trigger') return { missing: 'A operação não está em gatilho.' };
  if (!strategy_in_value) return { missing: 'Falta o valor do gatilho.' };
  if (current_value === null) return { missing: 'Falta o valor atual.' };
  return { value: round4((current_value / strategy_in_value - 1) * 100) };
}

/** The entry, and the actual or current exits of its halves. */
function legsOf({
  status,
  in_value,
  rp_value,
  out_value,
  current_value,
}: Valued): { entry: number; exits: number[] } | { missing: string } {
  if (status === 'trigger') return { missing: 'A operação ainda não teve entrada.' };
  if (status === 'cancelled') return { missing: 'A operação foi cancelada.' };
  if (in_value === null) return { missing: 'Falta o valor de entrada.' };
  if (in_value <= 0) return { missing: 'O valor de entrada é zero.' };
  const last = status === 'finished' ? out_value : current_value;
  if (last === null) return { missing: status === 'finished' ? 'Falta o valor de saída.' : 'Falta o valor atual.' };
  if (status === 'rp' && rp_value === null) return { missing: 'Falta o valor de RP.' };
  const half = status === 'live' ? null : rp_value;
  return { entry: in_value, exits: half === null ? [last] : [half, last] };
}

const gainOf = (type: Valued['type'], entry: number, exit: number): number =>
  type === 'C' ? exit / entry - 1 : 1 - exit / entry;

const round4 = (value: number): number => roundTo(value, 4);
