import { day as shown, percent } from '../../format.ts';
import type { Composition } from './chain.ts';
import type { Idle } from './measure.ts';
import { idleShare, newestOf, totalOf } from './idle-share.ts';
import { dayOf } from './series.ts';

/** Notes for newest weights that are not 100%: above it they are scaled down, below it the rest is uninvested. */
export function weightNotes(compositions: readonly Composition[], calendar: Int32Array, idle: Idle): string[] {
  const newest = newestOf(compositions);
  if (!newest) return [];
  const total = totalOf(newest);
  const since = shown(dayOf(calendar[Math.max(newest.place, 0)]!));
  if (total > 100)
    return [`Desde ${since} os pesos somam ${percent(total)}: contam em proporção, como se somassem 100%.`];
  if (total === 100) return [];
  const does = idle === 'cdi' ? 'rende o CDI' : 'não rende';
  return [
    `Desde ${since}, ${percent(idleShare(compositions))} da carteira não está em nenhum ativo: esse dinheiro ${does}.`,
  ];
}
