import { lazily } from '../lazily.ts';

/** The upper bounds of the delivery time buckets, in milliseconds; the last bucket has none. */
export const deliveryBounds = [
  50, 100, 150, 200, 300, 400, 500, 750, 1000, 1500, 2000, 3000, 5000, 10_000, 30_000,
] as const;
export const DELIVERY_BUCKETS = deliveryBounds.length + 1;

/** The index of a delivery time's bucket. */
export function bucketOf(ms: number): number {
  const at = deliveryBounds.findIndex((bound) => ms <= bound);
  return at === -1 ? deliveryBounds.length : at;
}

/** One server's counts of a notice. */
export interface NodeCounts {
  node: string;
  /** The panels connected when it was sent. */
  sent: number;
  /** Those that have confirmed showing it. */
  seen: number;
  /** Confirmations by delivery time bucket. */
  buckets: readonly number[];
  /** The slowest so far, in milliseconds; 0 without any. */
  last_ms: number;
}

/**
 * How a notice reached the panels. Times are from its saving to its display, in milliseconds; null until a panel has
 * shown it.
 */
export interface DeliveryFigures {
  sent: number;
  seen: number;
  median_ms: number | null;
  p99_ms: number | null;
  last_ms: number | null;
}
export interface Delivery extends DeliveryFigures {
  nodes: (DeliveryFigures & { node: string })[];
}

/**
 * The figures of all nodes together and of each. A quantile is the upper bound of its bucket, capped at the slowest
 * time.
 */
export function deliveryOf(nodes: readonly NodeCounts[]): Delivery {
  const all: NodeCounts = {
    node: '',
    sent: sum(nodes.map(({ sent }) => sent)),
    seen: sum(nodes.map(({ seen }) => seen)),
    buckets: Array.from({ length: DELIVERY_BUCKETS }, (_, n) => sum(nodes.map(({ buckets }) => buckets[n] ?? 0))),
    last_ms: Math.max(0, ...nodes.map(({ last_ms }) => last_ms)),
  };
  return { ...figuresOf(all), nodes: nodes.map((counts) => ({ node: counts.node, ...figuresOf(counts) })) };
}

function figuresOf({ sent, seen, buckets, last_ms: last }: NodeCounts): DeliveryFigures {
  if (seen === 0) return { sent, seen, median_ms: null, p99_ms: null, last_ms: null };
  const quantile = (part: number) => {
    let counted = 0;
    const at = buckets.findIndex((count) => (counted += count) >= Math.ceil(seen * part));
    return Math.min(deliveryBounds[at] ?? last, last);
  };
  return { sent, seen, median_ms: quantile(0.5), p99_ms: quantile(0.99), last_ms: last };
}
const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

const seconds = lazily(() => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 }));
/** `0,4 s`. */
export const inSeconds = (ms: number): string => `${seconds().format(Math.ceil(ms / 100) / 10)} s`;

/** `310 de 312 painéis, 99% em 0,4 s`. */
export function deliveryWords({ sent, seen, p99_ms }: DeliveryFigures): string {
  if (sent === 0) return 'Nenhum painel aberto';
  const panels = sent === 1 ? '1 painel' : `${sent} painéis`;
  const all = seen === sent ? panels : `${seen} de ${panels}`;
  return p99_ms === null ? all : `${all}, 99% em ${inSeconds(p99_ms)}`;
}
