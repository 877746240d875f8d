import { lazily } from '@mirante/domain/lazily.ts';

const hourFormat = lazily(
  () => new Intl.DateTimeFormat('en', { timeZone: 'America/Sao_Paulo', hour: 'numeric', hourCycle: 'h23' }),
);
const weekdayFormat = lazily(
  () => new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', weekday: 'long' }),
);

export function greeting(now: Date): string {
  const hour = Number(hourFormat().format(now));
  if (hour < 5 || hour >= 18) return 'Boa noite';
  return hour < 12 ? 'Bom dia' : 'Boa tarde';
}

/** The home's title: `Boa tarde, Ana`. */
export const welcome = ({ name }: { name: string }, now: Date): string => `${greeting(now)}, ${name.split(' ')[0]}`;

export function weekday(now: Date): string {
  const name = weekdayFormat().format(now);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
