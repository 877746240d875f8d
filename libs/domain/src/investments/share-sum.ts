import { lazily } from '../lazily.ts';

/** Shares are summed in integer hundredths of a percent: sums of floating-point decimals are inexact. */
const hundredths = (share: number): number => Math.round(share * 100);
const WHOLE = 10_000;

/** Percent, exact to 2 decimals. */
export const sumOfShares = (items: readonly { share: number }[]): number =>
  items.reduce((sum, { share }) => sum + hundredths(share), 0) / 100;

export const isWhole = (items: readonly { share: number }[]): boolean => hundredths(sumOfShares(items)) === WHOLE;

/** The percentage missing to 100; negative if above. */
export const missingShare = (items: readonly { share: number }[]): number =>
  (WHOLE - hundredths(sumOfShares(items))) / 100;

/** Whether it has at most 2 decimals. */
export const isShareExact = (share: number): boolean => hundredths(share) / 100 === share;

export const MIN_ITEMS = 3;
/** Per portfolio. */
export const MAX_ITEMS = 100;
/** Percent. */
export const MIN_SHARE = 1;
export const MAX_SHARE = 100;

const shareFormat = lazily(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 }));
/** `33,33` for 33.33, `100` for 100. */
export const shareText = (share: number): string => shareFormat().format(share);

export const shareSumText = (items: readonly { share: number }[]): string =>
  `Soma dos percentuais: ${shareText(sumOfShares(items))}/100`;
/** `falta 1,5` or `sobram 12`: a number below 2 is singular in Portuguese. */
export function missingText(missing: number): string {
  const [one, many] = missing > 0 ? ['falta', 'faltam'] : ['sobra', 'sobram'];
  return `${Math.abs(missing) < 2 ? one : many} ${shareText(Math.abs(missing))}`;
}
export const TOO_FEW_ITEMS = `Carteira deve conter ao menos ${MIN_ITEMS} items.`;
export const SHARE_INEXACT = 'Use até 2 casas decimais.';
