import { TIME_ZONE } from '@mirante/domain/dates.ts';
import { lazily } from '@mirante/domain/lazily.ts';

const hourFormat = lazily(
  () => new Intl.DateTimeFormat('en', { timeZone: TIME_ZONE, hour: 'numeric', hourCycle: 'h23' }),
);

export function greeting(now: Date): string {
  const hour = Number(hourFormat().format(now));
  if (hour < 5 || hour >= 18) return 'Boa noite';
  return hour < 12 ? 'Bom dia' : 'Boa tarde';
}

/** The home's title: `Boa tarde, Ana`. */
export const welcome = ({ name }: { name: string }, now: Date): string => `${greeting(now)}, ${name.split(' ')[0]}`;
