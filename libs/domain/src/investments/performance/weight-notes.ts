import { day as shown, percent } from '../../format.ts';
import type { Composition } from './chain.ts';
import type { Idle } from './measure.ts';
import { dayOf } from './series.ts';

const round = (share: number): number => Math.round(share * 100) / 100;

/** Where the newest shares are not 100: who is above counts in proportion, who is below leaves money. */
export function weightNotes(compositions: readonly Composition[], calendar: Int32Array, idle: Idle): string[] {
  const newest = compositions.toSorted((a, b) => a.place - b.place).at(-1);
  if (!newest) return [];
  const total = round(newest.shares.reduce((sum, share) => sum + share, 0));
  const since = shown(dayOf(calendar[Math.max(newest.place, 0)]!));
  if (total > 100)
    return [`Desde ${since} os pesos somam ${percent(total)}: contam em proporção, como se somassem 100%.`];
  if (total === 100) return [];
  const does = idle === 'cdi' ? 'rende o CDI' : 'não rende';
  return [
    `Desde ${since}, ${percent(round(100 - total))} da carteira não está em nenhum ativo: esse dinheiro ${does}.`,
  ];
}
