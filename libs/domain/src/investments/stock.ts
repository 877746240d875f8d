import { brl } from '../format.ts';
import { wordsOf } from '../records/words.ts';

/** A stock as a list, or a picker, shows it. */
export interface StockRow {
  id: number;
  name: string;
  sector: string | null;
  /** The papers that it is traded as, as one text. */
  codes: string;
}

/** A stock and the papers that it is traded as. */
export const stockWords = wordsOf<object>({
  name: 'Ação',
  plural: 'Ações',
  labels: {
    name: 'Nome',
    sector: 'Setor',
    description: 'Descrição',
    national: 'Nacional',
    code: 'Código',
    current_price: 'Preço atual',
    fair_price: 'Preço justo',
    national_code: 'Código nacional',
    active: 'Ativo',
  },
  values: { current_price: brl, fair_price: brl },
});
