import { groupBy } from '@mirante/domain/group-by.ts';
import type { ClientProduct, ClientProductStatus } from '@mirante/domain/products/client-product.ts';
import { dayInSaoPaulo, startOfDay } from '@mirante/domain/dates.ts';

/** An acquisition's bar: `from` and `to` are percentages of the chart's width. */
export interface Span {
  id: number;
  status: ClientProductStatus;
  from: number;
  width: number;
  starts: string;
  /** Null without an end: a lifetime product, or one that waits for its payment. */
  ends: string | null;
}
export interface TimelineRow {
  product_code: string;
  product_name: string;
  spans: Span[];
}
interface Timeline {
  rows: TimelineRow[];
  /** The first days of years, at most `MAX_YEARS`. */
  years: { year: number; at: number }[];
  today: number;
}

/** The acquisitions as a chart: a row per product, the newest acquisition's first. */
export function timelineOf(products: readonly ClientProduct[], now: Date): Timeline {
  const [first, last] = yearsOf(products, now);
  const from = startOfYear(first);
  const length = startOfYear(last) - from;
  const at = (time: number) => Math.min(100, Math.max(0, ((time - from) / length) * 100));
  const step = Math.ceil((last - first) / MAX_YEARS);
  return {
    rows: rowsOf(products).map(({ spans, ...row }) => ({
      ...row,
      spans: spans.map((product) => spanOf(product, now, at)),
    })),
    years: Array.from({ length: Math.ceil((last - first) / step) }, (_, i) => ({
      year: first + i * step,
      at: at(startOfYear(first + i * step)),
    })),
    today: at(now.getTime()),
  };
}

/** The number of labels that fit a narrow chart. */
const MAX_YEARS = 8;

function rowsOf(products: readonly ClientProduct[]) {
  const newestFirst = products.toSorted((a, b) => b.id - a.id);
  const byCode = groupBy(newestFirst, ({ product_code }) => product_code);
  return [...byCode].map(([product_code, of]) => ({
    product_code,
    product_name: of[0]!.product_name,
    spans: of.toReversed(),
  }));
}

function spanOf(product: ClientProduct, now: Date, at: (time: number) => number): Span {
  const { id, status } = product;
  const starts = startOf(product);
  const ends = endOf(product);
  const from = at(Date.parse(starts));
  const drawnTo = ends ? Date.parse(ends) : status === 'active' ? Infinity : now.getTime();
  return { id, status, from, width: Math.max(at(drawnTo) - from, 0), starts, ends };
}

const startOf = ({ starts_at, created_at }: ClientProduct) => starts_at ?? created_at;
const endOf = ({ cancel_at, expires_at, status }: ClientProduct) => (status === 'cancelled' ? cancel_at : expires_at);

/** From the year of the first acquisition to the year after the last expiry, so that no bar ends at the edge. */
function yearsOf(products: readonly ClientProduct[], now: Date): [number, number] {
  const starts = products.map((p) => Date.parse(startOf(p)));
  const ends = products.map((p) => Date.parse(endOf(p) ?? startOf(p)));
  return [yearOf(Math.min(now.getTime(), ...starts)), yearOf(Math.max(now.getTime(), ...ends)) + 1];
}

/** In São Paulo: what lasts until 31 December ends three hours into the next year of UTC. */
const yearOf = (time: number) => Number(dayInSaoPaulo(new Date(time)).slice(0, 4));
const startOfYear = (year: number) => startOfDay(`${year}-01-01`).getTime();
