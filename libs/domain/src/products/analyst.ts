import { wordsOf } from '../records/words.ts';

export const MAX_ANALYSTS = 12;
export const MAX_ANALYST_NAME_LENGTH = 120;
export const MAX_CNPI_LENGTH = 40;
export const MAX_PRESENTATION_LENGTH = 400;

/** Who signs the house's analyses, as buyers are told. Who signs one report is kept with it: see `Signature`. */
export interface AnalystRow {
  id: number;
  name: string;
  /** The registration with its kind: "CNPI-P 1234", or the number alone. */
  cnpi: string;
  presentation: string | null;
  position: number;
  created_at: string;
  updated_at: string;
}
export interface Analyst extends AnalystRow {
  version: string;
}
/** As the offer page shows them. */
export type OfferedAnalyst = Pick<AnalystRow, 'id' | 'name' | 'cnpi' | 'presentation'>;

/** A registration as it is shown, entered with or without the certificate's name. */
export const registrationOf = (cnpi: string): string => (/^cnpi/i.test(cnpi) ? cnpi : `CNPI ${cnpi}`);

export const analystWords = wordsOf<AnalystRow>({
  name: 'Analista',
  plural: 'Analistas',
  title: 'name',
  labels: {
    id: 'ID',
    name: 'Nome',
    cnpi: 'CNPI',
    presentation: 'Apresentação',
    position: 'Posição',
    created_at: 'Criado em',
    updated_at: 'Alterado em',
  },
});
