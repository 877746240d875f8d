import { daysLeft, TIME_ZONE } from './dates.ts';
import { lazily } from './lazily.ts';

const brlFormat = lazily(() => new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }));
const dayFormat = lazily(
  () =>
    new Intl.DateTimeFormat('pt-BR', {
      timeZone: TIME_ZONE,
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    }),
);
const timeFormat = lazily(
  () => new Intl.DateTimeFormat('pt-BR', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit' }),
);
const shareFormat = lazily(
  () =>
    new Intl.NumberFormat('pt-BR', {
      style: 'currency',
      currency: 'BRL',
      minimumFractionDigits: 4,
      maximumFractionDigits: 8,
    }),
);
const percentFormat = lazily(
  () => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 4 }),
);
const signedFormat = lazily(
  () =>
    new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'exceptZero' }),
);
const integerFormat = lazily(() => new Intl.NumberFormat('pt-BR'));
const relativeFormat = lazily(() => new Intl.RelativeTimeFormat('pt-BR', { numeric: 'always' }));

/** Shown for an absent value. */
export const ABSENT = '—';

/** `R$ 1.234,56`, with a no-break space, and a true minus sign before negatives. */
export const brl = (amount: number): string => brlFormat().format(amount).replace('-', '\u2212');
/** `−R$ 1.194,00`, or absent for none. */
export const discountText = (amount: number): string => (amount === 0 ? ABSENT : brl(-amount));
export const integer = (value: number): string => integerFormat().format(value);

/** `+38,64` or `−4,00`, with a true minus sign, followed by `unit`. */
export const signed = (value: number | null | undefined, unit = ''): string =>
  value === null || value === undefined ? ABSENT : `${signedFormat().format(value).replace('-', '\u2212')}${unit}`;
/** `+1,93%` for 1.9321. */
export const signedPercent = (value: number | null | undefined): string => signed(value, '%');

/** An amount per share, `R$ 0,2104`: four to eight decimals. */
export const perShare = (amount: number): string => shareFormat().format(amount);
/** `2,05%` for 2.05, with a true minus sign before negatives. */
export const percent = (value: number): string => `${percentFormat().format(value).replace('-', '\u2212')}%`;

/** `DD/MM/YYYY` of an instant in São Paulo, or of a calendar day. */
export function day(at: string | null | undefined): string {
  if (!at) return ABSENT;
  return /^\d{4}-\d{2}-\d{2}$/.test(at) ? at.split('-').toReversed().join('/') : dayFormat().format(new Date(at));
}

/** `HH:MM` in São Paulo. */
export const time = (at: string | null | undefined): string => (at ? timeFormat().format(new Date(at)) : ABSENT);

/** `DD/MM/YYYY, HH:MM` in São Paulo. */
export const dayTime = (at: string | null | undefined): string => (at ? `${day(at)}, ${time(at)}` : ABSENT);

/** A time limit, for a reader who may be in another of Brazil's time zones. */
export const deadline = (at: string | null | undefined): string =>
  at ? `${dayTime(at)} (horário de Brasília)` : ABSENT;

/**
 * `Expira em 4 meses`, `Expirado há 2 dias`: in calendar days of São Paulo, like the mailed reminders. In years only
 * for 12 months, and from 24 on: `Expira em 19 meses`.
 */
export function expiry(at: string, now: Date): string {
  const days = daysLeft(new Date(at), now);
  const months = Math.trunc(Math.abs(days) / 30.4);
  const whole = months >= 24 || months === 12 ? 'year' : 'month';
  const unit = Math.abs(days) >= 62 ? whole : 'day';
  const per = { year: 365, month: 30.4, day: 1 }[unit];
  const when = days === 0 ? 'hoje' : relativeFormat().format(Math.trunc(days / per), unit);
  return `${new Date(at) < now ? 'Expirado' : 'Expira'} ${when}`;
}

/** `000.000.000-00` from eleven digits; anything else unchanged. */
export const cpf = (digits: string): string => digits.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');
/** The 47 digits of a boleto's line, grouped as banks print them; anything else unchanged. */
export const boletoLine = (line: string): string =>
  line.replace(/^(\d{5})(\d{5})(\d{5})(\d{6})(\d{5})(\d{6})(\d)(\d{14})$/, '$1.$2 $3.$4 $5.$6 $7 $8');
export const cep = (digits: string): string => digits.replace(/^(\d{5})(\d{3})$/, '$1-$2');

/** A Brazilian E.164 number in national format: `(11) 90000-0101`; others keep their `+`. */
export const phone = (e164: string | null): string =>
  e164 ? e164.replace(/^\+55(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3') : ABSENT;

export const initials = (name: string): string => {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => word?.[0] ?? '')
    .join('')
    .toUpperCase();
};
