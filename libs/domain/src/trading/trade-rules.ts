import { ENTRY_MARK } from './trade-template.ts';
import type { TradeRow } from './trade.ts';

type Ruled = Pick<
  TradeRow,
  'status' | 'in_value' | 'rp_value' | 'out_value' | 'date_in' | 'strategy_in_value' | 'valid_input_today'
>;
interface Broken {
  field: Exclude<keyof Ruled, 'status'>;
  message: string;
}

const LIVE = 'Operação NÃO pode estar em andamento sem valor de entrada.';
const FINISHED = 'Operação NÃO pode estar finalizada sem valor de entrada e de saída.';
const RP = 'Operação NÃO pode estar em RP sem valor de entrada e de RP.';
const ENTRY = `Preencha o gatilho, que entra no lugar de ${ENTRY_MARK}.`;
const MARK = `Escreva o valor no lugar de ${ENTRY_MARK}.`;
const DATE_IN = 'Operação Necessita de uma Data de Entrada na Operação';

/** The violated rules of a trade, by field. An entry at 0 is invalid; an option may expire at 0. */
export function brokenTradeRules(trade: Partial<Ruled>): Broken[] {
  const { status, in_value, rp_value, out_value, date_in } = trade;
  const lacks: Broken[] = [];
  const message = { live: LIVE, finished: FINISHED, rp: RP }[status as string];
  if (message && !in_value) lacks.push({ field: 'in_value', message });
  if (status === 'finished' && isNone(out_value)) lacks.push({ field: 'out_value', message: FINISHED });
  if (status === 'rp' && isNone(rp_value)) lacks.push({ field: 'rp_value', message: RP });
  if ((status === 'live' || status === 'finished') && !date_in) lacks.push({ field: 'date_in', message: DATE_IN });
  if (trade.valid_input_today?.includes(ENTRY_MARK)) lacks.push(unreplacedMark(trade));
  return lacks;
}

/** A template's mark must not reach the subscribers. */
const unreplacedMark = ({ strategy_in_value: entry }: Partial<Ruled>): Broken =>
  isNone(entry) ? { field: 'strategy_in_value', message: ENTRY } : { field: 'valid_input_today', message: MARK };

const isNone = (value: number | null | undefined): boolean => value === null || value === undefined;
