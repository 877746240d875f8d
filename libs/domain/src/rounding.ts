/** Halves away from zero, like PostgreSQL and `Intl`. `toFixed` drops the error of binary fractions first. */
export function roundTo(value: number, decimals: number): number {
  const unit = 10 ** decimals;
  return (Math.sign(value) * Math.round(Number((Math.abs(value) * unit).toFixed(6)))) / unit || 0;
}
