import { addMonths, dayInSaoPaulo } from '@mirante/domain/dates.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@mirante/domain/durations.ts';

const SECOND_MS = 1000;
const duration =
  /^P(?=\d|T\d)(?:(\d{1,9})Y)?(?:(\d{1,9})M)?(?:(\d{1,9})W)?(?:(\d{1,9})D)?(?:T(?=\d)(?:(\d{1,9})H)?(?:(\d{1,9})M)?(?:(\d{1,9})S)?)?$/;

/**
 * The milliseconds from `now` of a span: seconds, or an ISO 8601 duration such as `PT35M`, `P30D`, `P1Y`. Years and
 * months are calendar ones in São Paulo. Undefined for anything else, or a span that does not advance.
 */
export function millisecondsOf(span: unknown, now: Date): number | undefined {
  const milliseconds =
    typeof span === 'number' ? Math.round(span * SECOND_MS) : typeof span === 'string' ? ofText(span, now) : Number.NaN;
  return Number.isSafeInteger(milliseconds) && milliseconds > 0 ? milliseconds : undefined;
}

function ofText(text: string, now: Date): number {
  if (/^\d{1,12}$/.test(text)) return Number(text) * SECOND_MS;
  const parts = duration
    .exec(text)
    ?.slice(1)
    .map((part) => Number(part ?? 0));
  if (!parts) return Number.NaN;
  const [years, months, weeks, days, hours, minutes, seconds] = parts as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const today = dayInSaoPaulo(now);
  const calendar = years + months > 0 ? Date.parse(addMonths(today, 12 * years + months)) - Date.parse(today) : 0;
  return calendar + (7 * weeks + days) * DAY_MS + hours * HOUR_MS + minutes * MINUTE_MS + seconds * SECOND_MS;
}
