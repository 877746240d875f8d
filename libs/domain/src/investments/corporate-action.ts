import { lazily } from '../lazily.ts';
import { wordsOf } from '../records/words.ts';

export const corporateActionKinds = ['split', 'bonus', 'ticker_change'] as const;
export type CorporateActionKind = (typeof corporateActionKinds)[number];
/** A split of fewer shares than before (1:10) is the market's "grupamento": one kind, by a factor under 1. */
export const corporateActionLabels: Readonly<Record<CorporateActionKind, string>> = {
  split: 'Desdobramento ou grupamento',
  bonus: 'Bonificação',
  ticker_change: 'Mudança de código',
};

/** What changed a paper without changing what its holder owns: from its day on, one share of before is `factor` shares. */
export interface CorporateActionRow {
  id: number;
  stock_code_id: number;
  /** The paper, as it is called now. */
  code: string;
  /** The first day of trading after it, `YYYY-MM-DD`. */
  day: string;
  kind: CorporateActionKind;
  /** Above 0, up to 8 decimals: 2 of a split 1:2, 0.1 of 10:1, 1.1 of a bonus of 10%. */
  factor: number;
  /** What the paper was called until then; of a change of its code only. */
  old_code: string | null;
}
export interface CorporateAction extends CorporateActionRow {
  version: string;
}

export const FACTOR_DECIMALS = 8;
export const MAX_FACTOR = 100_000;

export const corporateActionWords = wordsOf<CorporateActionRow>({
  name: 'Evento corporativo',
  plural: 'Eventos corporativos',
  labels: {
    id: 'ID',
    stock_code_id: 'ID do papel',
    code: 'Código',
    day: 'Primeiro pregão',
    kind: 'Evento',
    factor: 'Fator',
    old_code: 'Código anterior',
  },
  values: { kind: corporateActionLabels },
});

const factorFormat = lazily(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: FACTOR_DECIMALS }));
export const writtenFactor = (factor: number): string => factorFormat().format(factor);
