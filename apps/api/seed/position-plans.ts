import { brand } from '@mirante/domain/house/brand.ts';

/**
 * A paper, its weight in percent, and how many days ago it was bought; for closed ones, also how many days ago it was
 * sold.
 */
type Open = readonly [code: string, share: number, ago: number];
type Closed = readonly [code: string, share: number, ago: number, left: number];
interface Held {
  open: readonly Open[];
  closed: readonly Closed[];
}

const [income, growth, world, pension] = brand.advisory_portfolios.map(({ id }) => id) as [
  number,
  number,
  number,
  number,
];

/** Each portfolio's recommendations and closed positions, gains and losses. */
export const held: Readonly<Record<number, Held>> = {
  1: {
    open: [
      ['ITUB4', 12, 640],
      ['BBSE3', 10, 640],
      ['PETR4', 10, 610],
      ['TAEE11', 10, 590],
      ['BBAS3', 8, 420],
      ['CMIG4', 8, 450],
      ['EGIE3', 8, 490],
      ['SAPR11', 8, 640],
      ['VALE3', 8, 520],
      ['VIVT3', 8, 560],
      ['KLBN11', 5, 96],
      ['ITSA4', 5, 40],
    ],
    closed: [
      ['CPLE6', 8, 640, 96],
      ['CSAN3', 5, 640, 450],
      ['ABEV3', 5, 500, 41],
    ],
  },
  2: {
    open: [
      ['PETR4', 15, 580],
      ['VALE3', 15, 580],
      ['CPLE6', 12, 580],
      ['WEGE3', 10, 300],
      ['BBAS3', 12, 410],
      ['GGBR4', 10, 350],
      ['SUZB3', 10, 220],
      ['BBDC4', 8, 180],
      ['RAIL3', 8, 61],
    ],
    closed: [
      ['LREN3', 10, 580, 300],
      ['B3SA3', 8, 500, 62],
    ],
  },
  3: {
    open: [
      ['FLRY3', 15, 600],
      ['SAPR11', 15, 540],
      ['CPLE6', 15, 540],
      ['TOTS3', 12, 400],
      ['SLCE3', 12, 330],
      ['HYPE3', 11, 260],
      ['PSSA3', 10, 200],
      ['RADL3', 10, 33],
    ],
    closed: [
      ['CSAN3', 10, 600, 201],
      ['RENT3', 10, 600, 34],
    ],
  },
  4: {
    open: [
      ['AAPL34', 20, 620],
      ['MSFT34', 20, 620],
      ['COCA34', 15, 480],
      ['GOGL34', 15, 380],
      ['AMZO34', 10, 300],
      ['VISA34', 10, 150],
      ['JNJB34', 10, 90],
      ['AAPL', 40, 620],
      ['MSFT', 35, 620],
      ['KO', 25, 480],
    ],
    closed: [['VALE', 10, 620, 151]],
  },
  [income]: {
    open: [
      ['BBSE3', 15, 500],
      ['TAEE11', 15, 500],
      ['CPFE3', 14, 500],
      ['ITSA4', 14, 430],
      ['VIVT3', 12, 360],
      ['TIMS3', 10, 240],
      ['EGIE3', 10, 170],
      ['SBSP3', 10, 50],
    ],
    closed: [['ELET3', 10, 500, 51]],
  },
  [growth]: {
    open: [
      ['WEGE3', 20, 500],
      ['TOTS3', 15, 500],
      ['RADL3', 15, 420],
      ['RENT3', 15, 310],
      ['ITUB4', 15, 250],
      ['SUZB3', 10, 130],
      ['B3SA3', 10, 70],
    ],
    closed: [['LREN3', 10, 500, 131]],
  },
  [world]: {
    open: [
      ['MSFT34', 25, 480],
      ['GOGL34', 25, 480],
      ['VISA34', 20, 390],
      ['JNJB34', 15, 280],
      ['COCA34', 15, 100],
      ['MSFT', 60, 480],
      ['KO', 40, 100],
    ],
    closed: [['AMZO34', 15, 480, 101]],
  },
  [pension]: {
    open: [
      ['ITUB4', 20, 510],
      ['EGIE3', 15, 510],
      ['WEGE3', 15, 510],
      ['SBSP3', 15, 400],
      ['PSSA3', 15, 290],
      ['ABEV3', 10, 160],
      ['KLBN11', 10, 60],
    ],
    closed: [['BBDC4', 10, 510, 61]],
  },
};
