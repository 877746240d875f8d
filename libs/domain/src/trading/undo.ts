import { MAX_EVENT } from './trade-event.ts';
import { momentFields, valueFields, type TradeRow } from './trade.ts';

/** An event can be undone for so long, and not once its subscribers have acted on it. */
export const UNDO_MS = 15 * 60_000;

/** What an undo puts back as it was. */
export const undoneFields = [
  ...valueFields,
  ...momentFields,
  'type',
  'type_option',
  'option_code',
  'status',
  'asset',
  'asset_type_id',
  'strategy_id',
  'valid_input_today',
  'expires_on',
  'errata',
  'app_alert',
  'value_at',
  'finished_at',
] as const satisfies readonly (keyof TradeRow)[];
export type TradeBefore = Pick<TradeRow, (typeof undoneFields)[number]>;

/** A trade as an undo of its next change restores it. */
export const beforeOf = (trade: TradeRow): TradeBefore =>
  Object.fromEntries(undoneFields.map((field) => [field, trade[field]])) as unknown as TradeBefore;

/** One event of a trade, as far as its undoing goes. */
export interface UndoableEvent {
  created_at: string;
  /** Whether what was before it was kept: of an opening there is nothing. */
  hasBefore: boolean;
  isUndo: boolean;
  /** Whether anything came after it. */
  isNewest: boolean;
}

/** Why an event is not to be undone, in words; nothing where it may be. */
export function whyNotUndone(
  { created_at, hasBefore, isUndo, isNewest }: UndoableEvent,
  now: Date,
): string | undefined {
  if (isUndo) return 'O evento já desfez outro.';
  if (!hasBefore) return 'Antes deste evento não há valores guardados: edite ou cancele a operação.';
  if (!isNewest) return 'Só se desfaz o último evento: outro veio depois dele.';
  if (now.getTime() - Date.parse(created_at) > UNDO_MS) return 'Um evento só se desfaz nos 15 minutos seguintes a ele.';
  return undefined;
}

const MAX_ERRATA = 2048;
/** What the undoing is called in the history. */
export const undoEvent = (event: string): string => `Desfeito: ${event}`.slice(0, MAX_EVENT);
/** What subscribers read of it, above what was corrected before. */
export const undoErrata = (event: string, before: string | null): string =>
  [`“${event}” foi desfeito: valem os valores de antes.`, ...(before ? [before] : [])].join('\n').slice(0, MAX_ERRATA);
