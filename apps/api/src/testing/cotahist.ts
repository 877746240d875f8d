interface Traded {
  /** `YYYYMMDD`. */
  day?: string;
  bdi?: string;
  code?: string;
  market?: string;
  currency?: string;
  /** With two implied decimals: 3842 is 38.42. */
  close?: number | string;
  factor?: number | string;
}

const WIDTH = 245;
const number = (value: number | string, width: number): string => String(value).padStart(width, '0');

/** A line of B3's historical quotes, in its fixed-width layout. */
export function cotahistLine({
  day = '20261127',
  bdi = '02',
  code = 'PETR4',
  market = '010',
  currency = 'R$',
  close = 3842,
  factor = 1,
}: Traded = {}): string {
  const price = number(close, 13);
  return [
    `01${day}${bdi}${code.padEnd(12)}${market}PETROBRAS   PN      N2   ${currency.padEnd(4)}`,
    // Open, high, low, average, close, best bid, best ask.
    price.repeat(7),
    number(9431, 5),
    number(28_411_300, 18),
    number(109_155_214_600, 18),
    `${number(0, 13)}099991231${number(factor, 7)}${number(0, 13)}BRPETRACNPR6244`,
  ].join('');
}

/** The header and trailer lines of a file of `total` lines, including both. */
export const cotahistFrame = (total: number): { head: string; foot: string } => ({
  head: '00COTAHIST.2026BOVESPA 20261127'.padEnd(WIDTH),
  foot: `99COTAHIST.2026BOVESPA 20261127${number(total, 11)}`.padEnd(WIDTH),
});

/** A whole file. `total` overrides the trailer's line count, to make it wrong. */
export function cotahistFile(lines: readonly string[], total = lines.length + 2): Buffer {
  const { head, foot } = cotahistFrame(total);
  return Buffer.from(`${[head, ...lines, foot].join('\r\n')}\r\n`, 'latin1');
}
