import { strategies, type StrategyId } from './strategies.ts';
import { isTakenBack, tradeStyles, valueFields, type TradeRow, type TradeStatus, type ValueField } from './trade.ts';
import { price } from './trade-format.ts';
import { tradeWords } from './trade-words.ts';

type EventFields = Pick<TradeRow, ValueField | 'status' | 'errata'>;
export const MAX_EVENT = 255;

/** The default event text of a trade's change. */
export function eventOf(was: EventFields | undefined, is: EventFields): string {
  if (!was) return `Operação criada em ${tradeStyles[is.status].label}`;
  if (isTakenBack(was.status, is.status)) return `De volta ao ${tradeStyles[is.status].label}`;
  if (was.status !== is.status && is.status !== 'trigger') return entered[is.status](is);
  const lines = valueFields.filter((field) => was[field] !== is[field]).map((field) => changed(field, was, is));
  if ((was.errata ?? '') !== (is.errata ?? '')) lines.push(is.errata ? 'Errata publicada' : 'Errata retirada');
  return lines.join(', ').slice(0, MAX_EVENT) || 'Operação alterada';
}

const entered: Record<Exclude<TradeStatus, 'trigger'>, (is: EventFields) => string> = {
  live: ({ in_value }) => `Entrada executada em ${price(in_value)}`,
  rp: ({ rp_value }) => `RP executado em ${price(rp_value)}`,
  finished: ({ out_value }) => `Saída executada em ${price(out_value)}`,
  cancelled: () => 'Operação cancelada',
};

function changed(field: ValueField, was: EventFields, is: EventFields): string {
  const label = tradeWords.labels[field];
  if (is[field] === null) return `${label} retirado`;
  const from = was[field] === null || field === 'current_value' ? '' : ` de ${price(was[field])} para`;
  return `${label}${from} ${price(is[field])}`;
}

/** `PETR4 ST`: a trade's name in running text. */
export const tradeName = ({ quoted_as, strategy_id }: { quoted_as: string; strategy_id: StrategyId }): string =>
  `${quoted_as} ${strategies[strategy_id].short}`;
