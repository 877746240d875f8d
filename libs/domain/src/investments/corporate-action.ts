import { lazily } from '../lazily.ts';
import { wordsOf } from '../records/words.ts';

export const corporateActionKinds = ['split', 'bonus', 'ticker_change'] as const;
export type CorporateActionKind = (typeof corporateActionKinds)[number];
/** A reverse split (the market's "grupamento") is a split with a factor below 1. */
export const corporateActionLabels: Readonly<Record<CorporateActionKind, string>> = {
  split: 'Desdobramento ou grupamento',
  bonus: 'Bonificação',
  ticker_change: 'Mudança de código',
};

/**
 * An event that changes a paper without changing what its holder owns: from its day on, one previous share is `factor`
 * shares.
 */
export interface CorporateActionRow {
  id: number;
  stock_code_id: number;
  /** The paper's current code. */
  code: string;
  /** The first trading day after it, `YYYY-MM-DD`. */
  day: string;
  kind: CorporateActionKind;
  /** Above 0, up to 8 decimals: 2 for a split 1:2, 0.1 for 10:1, 1.1 for a bonus of 10%. */
  factor: number;
  /** The paper's code until then; for a ticker change only. */
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
