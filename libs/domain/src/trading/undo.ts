import { MINUTE_MS } from '../durations.ts';
import { MAX_EVENT } from './trade-event.ts';
import { momentFields, valueFields, type TradeRow } from './trade.ts';

/** The time limit for undoing an event, before its subscribers have acted on it. */
const UNDO_MINUTES = 15;
export const UNDO_MS = UNDO_MINUTES * MINUTE_MS;

/** The fields that an undo restores. */
const undoneFields = [
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

/** The values of a trade that undoing its next change restores. */
export const beforeOf = (trade: TradeRow): TradeBefore =>
  Object.fromEntries(undoneFields.map((field) => [field, trade[field]])) as unknown as TradeBefore;

/** An event of a trade, as needed to decide on undoing it. */
export interface UndoableEvent {
  created_at: string;
  /** Whether the previous values are stored: an opening has none. */
  hasBefore: boolean;
  isUndo: boolean;
  /** Whether it is the last event. */
  isNewest: boolean;
}

/** Why an event cannot be undone, for display; undefined if it can. */
export function whyNotUndone(
  { created_at, hasBefore, isUndo, isNewest }: UndoableEvent,
  now: Date,
): string | undefined {
  if (isUndo) return 'O evento já desfez outro.';
  if (!hasBefore) return 'Antes deste evento não há valores guardados: edite ou cancele a operação.';
  if (!isNewest) return 'Só se desfaz o último evento: outro veio depois dele.';
  if (now.getTime() - Date.parse(created_at) > UNDO_MS)
    return `Um evento só se desfaz nos ${UNDO_MINUTES} minutos seguintes a ele.`;
  return undefined;
}

const MAX_ERRATA = 2048;
/** The event text of an undo. */
export const undoEvent = (event: string): string => `Desfeito: ${event}`.slice(0, MAX_EVENT);
const UNDONE = '” foi desfeito: valem os valores de antes.';
/** The words with which subscribers are told of an undo. */
export const undoneWords = (event: string): string => `“${event}${UNDONE}`;
/** The errata of an undo for subscribers, above earlier ones. */
export const undoErrata = (event: string, before: string | null): string =>
  [undoneWords(event), ...(before ? [before] : [])].join('\n').slice(0, MAX_ERRATA);
/** Whether a trade's change undid the one before it, by its errata. */
export const isUndo = (was: Pick<TradeRow, 'errata'>, is: Pick<TradeRow, 'errata'>): boolean =>
  is.errata !== was.errata && is.errata?.split('\n')[0]?.endsWith(UNDONE) === true;
