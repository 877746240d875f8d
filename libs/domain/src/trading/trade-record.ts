import { MINUTE_MS } from '../durations.ts';
import { wordsOf } from '../records/words.ts';
import type { StrategyId } from './strategies.ts';
import type { TradeStatus, TradeType } from './trade.ts';

/** A closed trade, as published. */
export interface RecordTrade {
  /** The id of the trade, which may have been removed. */
  id: number;
  code: string;
  type: TradeType;
  strategy_id: StrategyId;
  /** `finished` or `cancelled`; another if it was removed before its end. */
  status: TradeStatus;
  date_in: string | null;
  in_value: number | null;
  /** Set if one half left before the exit. */
  rp_value: number | null;
  out_value: number | null;
  finished_at: string | null;
  errata: string | null;
  /** Percent, by the published values, before costs and taxes; null unless finished. */
  result: number | null;
  /** When the trade was first recorded, and when its entry was. */
  recorded_at: string;
  entered_at: string | null;
  opened_entry: number;
  closed_entry: number | null;
  /** The number of corrections and undos. */
  corrections: number;
  removed_at: string | null;
}

export interface TradeRecordSummary {
  /** Finished trades, and those of them with a result above 0. */
  closed: number;
  gains: number;
  /** Cancelled, or removed before their end: without a result. */
  cancelled: number;
  first_out: string | null;
  last_out: string | null;
  /** Percent. */
  average: number | null;
  median: number | null;
  best: number | null;
  worst: number | null;
}

/** An entry recorded more than this long after its date is marked as late. */
const LATE_ENTRY_MINUTES = 15;
export const isEnteredLate = ({ date_in, entered_at }: Pick<RecordTrade, 'date_in' | 'entered_at'>): boolean =>
  date_in !== null &&
  entered_at !== null &&
  Date.parse(entered_at) - Date.parse(date_in) > LATE_ENTRY_MINUTES * MINUTE_MS;

export const tradeRecordWords = wordsOf<Omit<RecordTrade, 'id'>>({
  name: 'Operação encerrada',
  plural: 'Operações encerradas',
  title: 'code',
  labels: {
    finished_at: 'Encerrada',
    code: 'Ativo',
    type: 'Lado',
    strategy_id: 'Estratégia',
    status: 'Situação',
    date_in: 'Entrada',
    in_value: 'Valor entr.',
    rp_value: 'RP',
    out_value: 'Valor saída',
    result: 'Resultado',
    errata: 'Errata',
    recorded_at: 'Registrada em',
    entered_at: 'Entrada registrada em',
    opened_entry: 'Registro da abertura',
    closed_entry: 'Registro',
    corrections: 'Correções',
    removed_at: 'Retirada em',
  },
});
