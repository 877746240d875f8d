import { fromCents, toCents } from '../money.ts';
import { roundTo } from '../rounding.ts';

/** A paper of a model portfolio, and the quantity held. */
export interface ModelPaper {
  code: string;
  /** Percent of the whole. */
  share: number;
  /** BRL for one share; 0 if unknown. */
  price: number;
  held: number;
}

export interface Purchase {
  code: string;
  quantity: number;
  /** BRL. */
  price: number;
  cost: number;
  /** Percent of the whole before and after the purchase. */
  before: number;
  after: number;
  target: number;
}

export interface PurchasePlan {
  /** By paper, in the model's order, including those with nothing to buy. */
  purchases: Purchase[];
  cost: number;
  /** The remaining cash, in BRL. */
  left: number;
}

/** Single shares on the odd-lot market, or the market's standard lot. */
export const LOTS = [1, 100] as const;
export type Lot = (typeof LOTS)[number];

interface Line {
  paper: ModelPaper;
  /** Of one share: orders are in cents. */
  priceCents: number;
  lotCents: number;
  heldCents: number;
  targetCents: number;
  lots: number;
}

/**
 * What to buy, in whole lots, to approach the model's weights. Nothing is sold. A lot is bought only if it brings its
 * paper closer to its target, and as long as there is cash for one.
 */
export function planPurchases(papers: readonly ModelPaper[], cash: number, lot: Lot): PurchasePlan {
  const lines = papers.map((paper) => lineOf(paper, lot)).filter(({ priceCents }) => priceCents > 0);
  const cashCents = Math.floor(cash * 100 + 1e-6);
  const whole = lines.reduce((sum, { heldCents }) => sum + heldCents, cashCents);
  const shares = Math.max(
    100,
    lines.reduce((sum, { paper }) => sum + paper.share, 0),
  );
  for (const line of lines) line.targetCents = (whole * line.paper.share) / shares;
  const left = spendLotByLot(lines, spendInProportion(lines, cashCents));
  const percentOf = (cents: number) => (whole === 0 ? 0 : (cents / whole) * 100);
  return {
    purchases: lines.map((line) => ({
      code: line.paper.code,
      quantity: line.lots * lot,
      price: fromCents(line.priceCents),
      cost: fromCents(line.lots * line.lotCents),
      before: percentOf(line.heldCents),
      after: percentOf(line.heldCents + line.lots * line.lotCents),
      target: percentOf(line.targetCents),
    })),
    cost: fromCents(cashCents - left),
    left: fromCents(left),
  };
}

function lineOf(paper: ModelPaper, lot: Lot): Line {
  const priceCents = toCents(roundTo(paper.price, 2));
  return {
    paper,
    priceCents,
    lotCents: priceCents * lot,
    heldCents: paper.held * priceCents,
    targetCents: 0,
    lots: 0,
  };
}

const missing = ({ targetCents, heldCents, lots, lotCents }: Line): number => targetCents - heldCents - lots * lotCents;

/** Distributes cash in proportion to each paper's shortfall, never beyond it. */
function spendInProportion(lines: readonly Line[], cash: number): number {
  const lacking = lines.reduce((sum, line) => sum + Math.max(0, missing(line)), 0);
  const part = lacking === 0 ? 0 : Math.min(1, cash / lacking);
  let left = cash;
  for (const line of lines) {
    const wanted = Math.floor((Math.max(0, missing(line)) * part) / line.lotCents);
    const lots = Math.min(wanted, Math.floor(left / line.lotCents));
    line.lots += lots;
    left -= lots * line.lotCents;
  }
  return left;
}

function spendLotByLot(lines: readonly Line[], cash: number): number {
  let left = cash;
  for (;;) {
    const [next] = lines
      .filter((line) => line.lotCents <= left && isUseful(line))
      .toSorted((a, b) => missing(b) / b.targetCents - missing(a) / a.targetCents);
    if (!next) return left;
    next.lots += 1;
    left -= next.lotCents;
  }
}

/** Whether one more lot brings the paper closer to its target. */
const isUseful = (line: Line): boolean => missing(line) > line.lotCents / 2;

export interface PastedPositions {
  held: Record<string, number>;
  /** Lines without a valid code and quantity. */
  unread: string[];
}

/** A share's code on the odd-lot market, as brokers' notes and statements have it: `ITUB4F` is `ITUB4`. */
const wholeCode = (code: string): string => code.toUpperCase().replace(/^([A-Z][A-Z0-9]{3}\d{1,2})F$/, '$1');

/**
 * Parses lines of a code and a quantity, as `ITUB4 1.200` or two spreadsheet columns. Repeated codes are summed, with
 * those of the odd-lot market.
 */
export function readPositions(text: string): PastedPositions {
  const held: Record<string, number> = {};
  const unread: string[] = [];
  for (const line of text.split('\n').map((part) => part.trim())) {
    if (!line) continue;
    const [, code, digits] =
      /^([A-Za-z][A-Za-z0-9]{3,11})[\s;,:]+(\d{1,3}(?:\.\d{3})+|\d{1,9})(?:,0+)?$/.exec(line) ?? [];
    if (!code || !digits) {
      unread.push(line);
      continue;
    }
    const whole = wholeCode(code);
    held[whole] = (held[whole] ?? 0) + Number(digits.replaceAll('.', ''));
  }
  return { held, unread };
}
