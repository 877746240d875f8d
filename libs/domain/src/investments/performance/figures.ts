/** A figure that could not be computed, with the reason to show. */
export interface Unknown {
  reason: string;
}
/** Percent, or why there is none. */
export type Figure = number | Unknown;
export const isKnown = (figure: Figure): figure is number => typeof figure === 'number';

const TRADING_DAYS = 252;
const DAYS_A_YEAR = 365.25;
const FEWEST_RETURNS = 20;

/** Halves away from zero, never −0. */
export function percentOf(growth: number, decimals = 4): number {
  const unit = 10 ** decimals;
  return (Math.sign(growth) * Math.round(Math.abs(growth) * (100 * unit))) / unit || 0;
}

/** The maximum drawdown, in percent: 0 or below. */
export function drawdownOf(levels: Float64Array): number {
  let peak = 0;
  let deepest = 0;
  for (const level of levels) {
    peak = Math.max(peak, level);
    deepest = Math.min(deepest, level / peak - 1);
  }
  return percentOf(deepest);
}

/** Standard deviation of the daily returns, annualised by 252 trading days. */
export function volatilityOf(levels: Float64Array): Figure {
  const count = levels.length - 1;
  if (count < FEWEST_RETURNS) return { reason: `Precisa de ao menos ${FEWEST_RETURNS} pregões.` };
  const returns = Float64Array.from({ length: count }, (_, place) => levels[place + 1]! / levels[place]! - 1);
  const mean = returns.reduce((sum, value) => sum + value, 0) / count;
  const variance = returns.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (count - 1);
  return percentOf(Math.sqrt(variance * TRADING_DAYS));
}

export const TOO_SHORT_A_YEAR: Unknown = { reason: 'Só se anualiza um resultado de mais de 12 meses.' };

/** The equivalent yearly return over as many calendar days. */
export function annualisedOf(growth: number, calendarDays: number): Figure {
  if (calendarDays <= 366) return TOO_SHORT_A_YEAR;
  return percentOf((1 + growth) ** (DAYS_A_YEAR / calendarDays) - 1);
}
