import { capitalise } from './capitalise.ts';
import { TIME_ZONE } from './dates.ts';
import { day } from './format.ts';
import { lazily } from './lazily.ts';

const weekdayFormat = lazily(() => new Intl.DateTimeFormat('pt-BR', { timeZone: TIME_ZONE, weekday: 'long' }));

/** `Segunda-feira, 30/11/2026`, in São Paulo. */
export const weekdayAndDay = (at: string): string => `${capitalise(weekdayFormat().format(new Date(at)))}, ${day(at)}`;
