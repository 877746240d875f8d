import { wordsOf } from '../records/words.ts';
import type { Signature } from './report.ts';

/** The house's analyst and statement, used by every report that has neither. Null until set. */
export interface ResearchSettings extends Signature {
  version: string;
}

export const researchSettingsWords = wordsOf<Signature>({
  name: 'Analista e declaração',
  plural: 'Analista e declaração',
  labels: { analyst_name: 'Analista responsável', analyst_cnpi: 'CNPI', statement: 'Declaração' },
});
