import { wordsOf } from '../records/words.ts';
import type { Signature } from './report.ts';

/** Who answers for the house's research, and what they declare: taken by every report that names neither. Null until somebody sets it. */
export interface ResearchSettings extends Signature {
  version: string;
}

export const researchSettingsWords = wordsOf<Signature>({
  name: 'Analista e declaração',
  plural: 'Analista e declaração',
  labels: { analyst_name: 'Analista responsável', analyst_cnpi: 'CNPI', statement: 'Declaração' },
});
