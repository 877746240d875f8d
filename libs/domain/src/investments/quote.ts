import { percent } from '../format.ts';
import { lazily } from '../lazily.ts';
import { wordsOf, yesNo } from '../records/words.ts';
import {
  indexLabels,
  quoteSourceLabels,
  type CloseSource,
  type IndexCode,
  type IndexSource,
  type QuotaSource,
} from './quote-load.ts';

/** A paper's close on a day, unadjusted. */
export interface CloseRow {
  id: number;
  stock_code_id: number;
  code: string;
  day: string;
  /** Per share, in the paper's currency, up to 8 decimals. */
  close: number;
  source: CloseSource;
  /** This close divided by the previous one, if they differ by more than 40%. */
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

/** A fund's quota at the end of a day. */
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

/** The limit of prices and quotas, and the decimals stored of each. */
export const BEYOND_PRICE = 100_000_000;
export const CLOSE_DECIMALS = 8;
export const QUOTA_DECIMALS = 12;

/** Why a value is invalid for this index, for display; undefined if valid. */
export function indexValueFault(index: IndexCode, day: string, value: number): string | undefined {
  if (index === 'ibovespa') return value > 0 && value < BEYOND_PRICE ? undefined : 'O Ibovespa é um número de pontos.';
  if (index === 'ipca' && !day.endsWith('-01')) return 'O IPCA é do mês: use o dia 1º.';
  if (index === 'cdi' && Math.abs(value) > 1) return 'O CDI é o percentual de um dia útil: não passa de 1%.';
  return Math.abs(value) <= 100 ? undefined : 'O valor não é um percentual.';
}

const quotaFormat = lazily(
  () => new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 6, maximumFractionDigits: 12 }),
);
const pointsFormat = lazily(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 }));
export const bareQuota = (quota: number): string => quotaFormat().format(quota);

/** `0,0552%`, or `158.420,35` points. */
export const writtenIndexValue = (index: IndexCode, value: number): string =>
  index === 'ibovespa' ? pointsFormat().format(value) : percent(value);
