import { addDays, addMonths } from '../dates.ts';

/** A range of calendar days, both ends included. */
export interface Period {
  from: string;
  to: string;
}

export const periodLabels = {
  today: 'Hoje',
  week: '7 dias',
  thirty: '30 dias',
  month: 'Este mês',
  last_month: 'Mês passado',
} as const;
export type PeriodName = keyof typeof periodLabels;
const names = Object.keys(periodLabels) as PeriodName[];

/** The days of a named period as of today; rolling periods end today. */
export function periodOf(name: PeriodName, today: string): Period {
  const first = `${today.slice(0, 8)}01`;
  switch (name) {
    case 'today':
      return { from: today, to: today };
    case 'week':
      return { from: addDays(today, -6), to: today };
    case 'thirty':
      return { from: addDays(today, -29), to: today };
    case 'month':
      return { from: first, to: addDays(addMonths(first, 1), -1) };
    case 'last_month':
      return { from: addMonths(first, -1), to: addDays(first, -1) };
  }
}

/** The name of these days as of today, if any. */
export const periodNameOf = (period: Period, today: string): PeriodName | undefined =>
  names.find((name) => {
    const { from, to } = periodOf(name, today);
    return from === period.from && to === period.to;
  });
