/** Halves away from zero, like PostgreSQL and `Intl`. `toFixed` drops the error of binary fractions first. */
export function roundTo(value: number, decimals: number): number {
  const unit = 10 ** decimals;
  const units = Math.round(Number((Math.abs(value) * unit).toFixed(6)));
  return (Math.sign(value) * units) / unit || 0;
}
