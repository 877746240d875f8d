import type { ColourToken } from '@mirante/domain/house/colours.ts';
import type { DrawnLine } from './series-of.ts';

/** Distinguishable without colours. */
export const lineStyles: Readonly<Record<DrawnLine['key'], { colour: ColourToken; dash: readonly number[] }>> = {
  portfolio: { colour: 's1', dash: [] },
  cdi: { colour: 's8', dash: [4, 3] },
  ibovespa: { colour: 's2', dash: [] },
  ipca: { colour: 's4', dash: [1, 3] },
};
