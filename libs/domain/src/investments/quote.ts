import { wordsOf, yesNo } from '../records/words.ts';
import {
  indexLabels,
  quoteSourceLabels,
  type CloseSource,
  type IndexCode,
  type IndexSource,
  type QuotaSource,
} from './quote-load.ts';

/** What a paper closed at on a day, as it was traded: never adjusted. */
export interface CloseRow {
  id: number;
  stock_code_id: number;
  code: string;
  day: string;
  /** For one share, in the paper's own currency, up to 8 decimals. */
  close: number;
  source: CloseSource;
  /** This close over the one before, where they are more than 40% apart. */
  jump: number | null;
  jump_confirmed: boolean;
}

export const closeWords = wordsOf<CloseRow>({
  name: 'Cotação',
  plural: 'Cotações',
  labels: {
    id: 'ID',
    stock_code_id: 'ID do papel',
    code: 'Código',
    day: 'Pregão',
    close: 'Fechamento',
    source: 'Fonte',
    jump: 'Salto',
    jump_confirmed: 'Salto confirmado',
  },
  log: { stock_code_id: 'ID do papel' },
  values: { source: quoteSourceLabels, jump_confirmed: yesNo },
});

/** What a quota of a fund was worth at a day's end. */
export interface QuotaRow {
  id: number;
  fund_id: number;
  fund_name: string;
  day: string;
  /** BRL, up to 12 decimals. */
  quota: number;
  source: QuotaSource;
}

export const quotaWords = wordsOf<QuotaRow>({
  name: 'Cota de fundo',
  plural: 'Cotas de fundos',
  labels: { id: 'ID', fund_id: 'ID do fundo', fund_name: 'Fundo', day: 'Dia', quota: 'Cota', source: 'Fonte' },
  log: { fund_id: 'Fundo' },
  values: { source: quoteSourceLabels },
});

/** CDI: percent per business day. IPCA: percent of the month, at its first day. Ibovespa: points at close. */
export interface IndexValueRow {
  id: number;
  index: IndexCode;
  day: string;
  value: number;
  source: IndexSource;
}

export const indexValueWords = wordsOf<IndexValueRow>({
  name: 'Valor de índice',
  plural: 'Valores de índices',
  labels: { id: 'ID', index: 'Índice', day: 'Dia', value: 'Valor', source: 'Fonte' },
  values: { index: indexLabels, source: quoteSourceLabels },
});
