import { roundTo } from '../../rounding.ts';
import { percentOf, type Figure } from './figures.ts';
import { heldBetween, type Stay } from './growth.ts';
import type { HitRate, PositionGain, PositionResult } from './performance.ts';
import { dayOf, firstFrom } from './series.ts';

/** A recommended paper in a stock portfolio. */
export interface StockPosition extends Stay {
  id: number;
  code: string;
}

/** From its own prices alone, independent of other positions and of weights; exactly as in the record. */
export function positionResult(position: StockPosition, contribution: number | null): PositionResult {
  const { id, code, from, to, price_in, asset } = position;
  const last = lastPrice(position);
  const shown = { id, name: code, from: dayOf(from), to: to === undefined ? null : dayOf(to), price_in, contribution };
  if (!last) {
    return { ...shown, price: null, price_day: null, gain: { reason: `Sem preços de ${code} desde a entrada.` } };
  }
  const { shares, income } = heldBetween(asset, from, last.day);
  const price = (last.price * shares) / price_in - 1;
  const dividends = income / price_in;
  const gain: PositionGain = {
    price: roundTo(price * 100, 4),
    dividends: roundTo(dividends * 100, 4),
    total: roundTo((price + dividends) * 100, 4),
  };
  return { ...shown, price: last.price, price_day: dayOf(last.day), gain };
}

function lastPrice({ asset: { closes }, from, to, price_out }: Stay): { price: number; day: number } | undefined {
  if (to !== undefined) return { price: price_out!, day: to };
  const place = closes.days.length - 1;
  if (place < firstFrom(closes.days, from)) return undefined;
  return { price: closes.values[place]!, day: closes.days[place]! };
}

/** A call is a hit if price and dividends together gained. One without a known gain is no hit. */
export function hitRateOf(positions: readonly PositionResult[]): HitRate {
  const gains = (position: PositionResult) => 'total' in position.gain && position.gain.total > 0;
  const closed = positions.filter(({ to }) => to !== null);
  const open = positions.filter(({ to }) => to === null);
  const hits = closed.filter(gains).length;
  const rate: Figure =
    closed.length === 0 ? { reason: 'Nenhuma posição foi encerrada ainda.' } : percentOf(hits / closed.length);
  return { closed: closed.length, hits, rate, open: open.length, open_gaining: open.filter(gains).length };
}
