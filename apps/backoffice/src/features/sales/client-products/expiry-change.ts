import { addDays, addMonths, dayInSaoPaulo, endOfDay, isCalendarDay } from '@mirante/domain/dates.ts';
import { DAY_MS } from '@mirante/domain/durations.ts';
import { day, integer } from '@mirante/domain/format.ts';
import { statusEnding, type ClientProduct } from '@mirante/domain/products/client-product.ts';

type Acquisition = Pick<ClientProduct, 'status' | 'starts_at' | 'expires_at'>;

interface ExpiryChange {
  /** Whether a client loses current access. */
  endsNow: boolean;
  words: string | undefined;
}
const nothing: ExpiryChange = { endsNow: false, words: undefined };

/** The effect of moving an acquisition's end to a day (`YYYY-MM-DD`, possibly incomplete). */
export function expiryChange({ status, starts_at, expires_at }: Acquisition, date: string, now: Date): ExpiryChange {
  if (!isCalendarDay(date)) return nothing;
  const end = endOfDay(date);
  // Refused, with a message beside the field.
  if (starts_at && end < new Date(starts_at)) return nothing;
  if (expires_at && dayInSaoPaulo(new Date(expires_at)) === date) return nothing;
  const isOver = statusEnding(end, now) === 'expired';
  if (status === 'active' && isOver)
    return { endsNow: true, words: `O acesso termina agora: ${day(date)} já passou. O produto passa a EXPIRADO.` };
  if (isOver) return { endsNow: false, words: 'O produto continua EXPIRADO: essa data já passou.' };
  if (status === 'expired') return { endsNow: false, words: `O acesso volta agora, até ${day(date)}.` };
  return { endsNow: false, words: `O acesso ${moved(expires_at, end)}, até ${day(date)}.` };
}

function moved(expires_at: string | null, end: Date): string {
  if (expires_at === null) return 'passa a ter fim';
  const days = Math.round((end.getTime() - new Date(expires_at).getTime()) / DAY_MS);
  const by = `${integer(Math.abs(days))} ${Math.abs(days) === 1 ? 'dia' : 'dias'}`;
  return days > 0 ? `ganha ${by}` : `perde ${by}`;
}

export const extensions = {
  '+7 dias': (from: string) => addDays(from, 7),
  '+30 dias': (from: string) => addDays(from, 30),
  '+1 ano': (from: string) => addMonths(from, 12),
} as const;
export type Extension = keyof typeof extensions;

/** The typed day moved on; from today, if it is over or no day. */
export function extend(date: string, by: Extension, now: Date): string {
  const today = dayInSaoPaulo(now);
  return extensions[by](isCalendarDay(date) && date > today ? date : today);
}
