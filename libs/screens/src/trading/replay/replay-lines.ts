import type { ReplayStep } from '@mirante/domain/trading/replay.ts';
import type { ColourToken } from '@mirante/domain/house/colours.ts';

interface ReplayLine {
  field: keyof Pick<ReplayStep, 'entry' | 'stop' | 'target' | 'rp'>;
  label: string;
  colour: ColourToken;
  dash: readonly number[];
}

/** The lines beside the value, distinguishable without colours. */
export const replayLines: readonly ReplayLine[] = [
  { field: 'target', label: 'Alvo', colour: 'gain', dash: [2, 3] },
  { field: 'rp', label: 'RP', colour: 'warning', dash: [2, 6] },
  { field: 'entry', label: 'Entrada', colour: 'ink-2', dash: [8, 5] },
  { field: 'stop', label: 'Stop', colour: 'loss', dash: [4, 3] },
];
