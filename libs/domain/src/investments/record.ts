import { addDays, startOfDay } from '../dates.ts';
import { wordsOf } from '../records/words.ts';

/** A recommendation that is over, as everybody may see it. Results are percent. */
export interface RecordCall {
  /** Of the item of a stock portfolio. */
  id: number;
  stock_portfolio_id: number;
  portfolio_name: string;
  code: string;
  date_in: string;
  price_in: number;
  /** Both null where it was taken out of its portfolio without a closing. */
  date_out: string | null;
  price_out: number | null;
  /** By the price alone, splits and bonuses counted. */
  price_result: number | null;
  /** Of one share bought, in BRL, before taxes. */
  dividends: number;
  /** With dividends. */
  result: number | null;
  /** Over the same days; null where there is no value of it. */
  ibovespa: number | null;
  /** Percentage points above it. */
  difference: number | null;
  /** When it was written down. */
  recorded_at: string;
  opened_entry: number;
  closed_entry: number | null;
  /** How often something of it was put right. */
  corrections: number;
  removed_at: string | null;
  /** The report that made it, where one of its paper and portfolio came out in that week. */
  report: RecordReport | null;
}
export interface RecordReport {
  id: number;
  title: string;
  report_date: string;
  /** Whether whoever asks may open it. */
  opens: boolean;
}

/** The bars of the distribution: results above `from` and up to `to`, in percent; null has no end. */
export const bands = [
  { from: null, to: -20, label: 'menos de −20%' },
  { from: -20, to: -10, label: '−20 a −10' },
  { from: -10, to: 0, label: '−10 a 0' },
  { from: 0, to: 10, label: '0 a 10' },
  { from: 10, to: 20, label: '10 a 20' },
  { from: 20, to: 30, label: '20 a 30' },
  { from: 30, to: 40, label: '30 a 40' },
  { from: 40, to: null, label: 'mais de 40%' },
] as const;

export interface RecordSummary {
  /** Calls with a result, those with more than nothing, and those taken out without a closing. */
  closed: number;
  gains: number;
  removed: number;
  first_out: string | null;
  last_out: string | null;
  average: number | null;
  median: number | null;
  best: number | null;
  worst: number | null;
  /** Percentage points, over the calls that can be compared. */
  difference: number | null;
  compared: number;
  above: number;
  /** Days from in to out. */
  average_days: number | null;
  shortest_days: number | null;
  longest_days: number | null;
  /** Calls in each of `bands`. */
  bands: number[];
  portfolios: { id: number; name: string }[];
}

/** The state of the chain, for whoever compares. */
export interface RecordChain {
  entries: number;
  last: { sequence: number; moment: string; hash: string } | null;
  root: RecordRoot | null;
}
/** The last entry at the end of a day, as it was published then. */
export interface RecordRoot {
  day: string;
  sequence: number;
  hash: string;
  created_at: string;
}

/** Written down later than this many days after its own day of entry, a call is marked. */
export const LATE_DAYS = 3;

export const isRecordedLate = ({ date_in, recorded_at }: Pick<RecordCall, 'date_in' | 'recorded_at'>): boolean =>
  Date.parse(recorded_at) > startOfDay(addDays(date_in, LATE_DAYS + 1)).getTime();

export const recordWords = wordsOf<Omit<RecordCall, 'id' | 'stock_portfolio_id'>>({
  name: 'Recomendação encerrada',
  plural: 'Recomendações encerradas',
  title: 'code',
  labels: {
    date_out: 'Encerrada',
    code: 'Ativo',
    portfolio_name: 'Carteira',
    date_in: 'Entrada',
    price_in: 'Preço entr.',
    price_out: 'Preço saída',
    price_result: 'Só preço',
    dividends: 'Dividendos',
    result: 'Resultado',
    ibovespa: 'Ibovespa',
    difference: 'Diferença (p.p.)',
    recorded_at: 'Registrada em',
    opened_entry: 'Registro da entrada',
    closed_entry: 'Registro',
    corrections: 'Correções',
    removed_at: 'Retirada em',
    report: 'Relatório',
  },
});

export const recordRootWords = wordsOf<RecordRoot>({
  name: 'Raiz publicada',
  plural: 'Raízes publicadas',
  labels: { day: 'Fim do dia', sequence: 'Registro', hash: 'Raiz', created_at: 'Publicada em' },
});
