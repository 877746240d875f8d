import type { TradeRow } from './trade.ts';

type Ruled = Pick<TradeRow, 'status' | 'in_value' | 'rp_value' | 'out_value' | 'date_in'>;
interface Broken {
  field: 'in_value' | 'rp_value' | 'out_value' | 'date_in';
  message: string;
}

const LIVE = 'Operação NÃO pode estar em andamento sem valor de entrada.';
const FINISHED = 'Operação NÃO pode estar finalizada sem valor de entrada e de saída.';
const RP = 'Operação NÃO pode estar em RP sem valor de entrada e de RP.';
const DATE_IN = 'Operação Necessita de uma Data de Entrada na Operação';

/** The violated rules of a trade's status, by field. An entry at 0 is invalid; an option may expire at 0. */
export function brokenTradeRules({ status, in_value, rp_value, out_value, date_in }: Partial<Ruled>): Broken[] {
  const lacks: Broken[] = [];
  const message = { live: LIVE, finished: FINISHED, rp: RP }[status as string];
  if (message && !in_value) lacks.push({ field: 'in_value', message });
  if (status === 'finished' && isNone(out_value)) lacks.push({ field: 'out_value', message: FINISHED });
  if (status === 'rp' && isNone(rp_value)) lacks.push({ field: 'rp_value', message: RP });
  if ((status === 'live' || status === 'finished') && !date_in) lacks.push({ field: 'date_in', message: DATE_IN });
  return lacks;
}

const isNone = (value: number | null | undefined): boolean => value === null || value === undefined;
