import { addDays, startOfDay } from '../dates.ts';
import { wordsOf } from '../records/words.ts';

/** A closed recommendation, as published. Results are in percent. */
export interface RecordCall {
  /** The id of the stock portfolio's item. */
  id: number;
  stock_portfolio_id: number;
  portfolio_name: string;
  code: string;
  date_in: string;
  price_in: number;
  /** Both null if it was removed from its portfolio without being closed. */
  date_out: string | null;
  price_out: number | null;
  /** By price alone, adjusted for splits and bonuses. */
  price_result: number | null;
  /** Per share bought, in BRL, before taxes. */
  dividends: number;
  /** Including dividends. */
  result: number | null;
  /** Over the same days; null without a value. */
  ibovespa: number | null;
  /** The result less the Ibovespa's, in percentage points. */
  difference: number | null;
  /** When the entry was recorded. */
  recorded_at: string;
  opened_entry: number;
  closed_entry: number | null;
  /** The number of corrections. */
  corrections: number;
  removed_at: string | null;
  /** The report that recommended it, if one on its paper and portfolio was published in that week. */
  report: RecordReport | null;
}
export interface RecordReport {
  id: number;
  title: string;
  report_date: string;
  /** Whether the viewer may open it. */
  opens: boolean;
}

/** The bands of the distribution: results above `from` and up to `to`, in percent; null is open-ended. */
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
  /** Calls with a result, those above 0, and those removed without being closed. */
  closed: number;
  gains: number;
  removed: number;
  first_out: string | null;
  last_out: string | null;
  average: number | null;
  median: number | null;
  best: number | null;
  worst: number | null;
  /** Percentage points, over the comparable calls. */
  difference: number | null;
  compared: number;
  above: number;
  /** Days from entry to exit. */
  average_days: number | null;
  shortest_days: number | null;
  longest_days: number | null;
  /** Calls in each of `bands`. */
  bands: number[];
  portfolios: { id: number; name: string }[];
}

/** The state of the hash chain, for verification. */
export interface RecordChain {
  entries: number;
  last: { sequence: number; moment: string; hash: string } | null;
  root: RecordRoot | null;
}
/** The last entry at the end of a day, as published then. */
export interface RecordRoot {
  day: string;
  sequence: number;
  hash: string;
  created_at: string;
}

/** A call is marked as late if recorded more than this many days after its entry day. */
const LATE_DAYS = 3;

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
