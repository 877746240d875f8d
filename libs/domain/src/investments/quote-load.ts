import { wordsOf } from '../records/words.ts';

export const closeSources = ['manual', 'b3', 'brapi', 'demo'] as const;
export type CloseSource = (typeof closeSources)[number];
export const quotaSources = ['manual', 'cvm', 'demo'] as const;
export type QuotaSource = (typeof quotaSources)[number];
export const indexSources = ['manual', 'bcb', 'file', 'brapi', 'demo'] as const;
export type IndexSource = (typeof indexSources)[number];
export type QuoteSource = CloseSource | QuotaSource | IndexSource;

export const quoteSourceLabels: Readonly<Record<QuoteSource, string>> = {
  manual: 'Digitado',
  b3: 'B3',
  brapi: 'brapi',
  cvm: 'CVM',
  bcb: 'Banco Central',
  file: 'Arquivo',
  demo: 'Demonstração',
};

export const indexCodes = ['cdi', 'ipca', 'ibovespa'] as const;
export type IndexCode = (typeof indexCodes)[number];
export const indexLabels: Readonly<Record<IndexCode, string>> = { cdi: 'CDI', ipca: 'IPCA', ibovespa: 'Ibovespa' };

export const loadSources = ['manual', 'b3', 'brapi', 'cvm', 'bcb', 'file'] as const;
export type LoadSource = (typeof loadSources)[number];
export type LoadOrigin = 'typed' | 'uploaded' | 'fetched';
export const loadStatuses = ['queued', 'loading', 'done', 'refused'] as const;
export type LoadStatus = (typeof loadStatuses)[number];

/** The kinds of typed quotes: closes by paper code, quotas by the fund's CNPJ or name, values by index name. */
export const quoteKinds = ['closes', 'quotas', 'indexes'] as const;
export type QuoteKind = (typeof quoteKinds)[number];
export const quoteKindLabels: Readonly<Record<QuoteKind, string>> = {
  closes: 'Ações',
  quotas: 'Fundos',
  indexes: 'Índices',
};
/** The maximum length of one input, in characters: some 3,000 lines. */
export const MAX_TYPED = 100_000;

/** The publishers whose files can be uploaded. */
export const publishers = ['b3', 'cvm', 'cdi', 'ipca', 'ibovespa'] as const;
export type Publisher = (typeof publishers)[number];
export const publisherLabels: Readonly<Record<Publisher, string>> = {
  b3: 'B3: COTAHIST (TXT ou ZIP)',
  cvm: 'CVM: inf_diario_fi (CSV ou ZIP)',
  cdi: 'CDI: série 12 do Banco Central (JSON ou CSV)',
  ipca: 'IPCA: série 433 do Banco Central (JSON ou CSV)',
  ibovespa: 'Ibovespa: pontos por dia (CSV data;valor)',
};
export const MAX_QUOTE_MEGABYTES = 200;
/** Of an uploaded file's name. */
export const quoteExtensions = ['.txt', '.csv', '.json', '.zip'] as const;

export const loadOriginLabels: Readonly<Record<LoadOrigin, string>> = {
  typed: 'Digitada',
  uploaded: 'Arquivo enviado',
  fetched: 'Busca automática',
};
export const loadStatusLabels: Readonly<Record<LoadStatus, string>> = {
  queued: 'Na fila',
  loading: 'Carregando',
  done: 'Concluída',
  refused: 'Recusada',
};

/** A refused line, by its number in the input, from 1. */
export interface RefusedLine {
  line: number;
  why: string;
}
/** How many refused lines and unknown names of a load are kept for display. */
export const MAX_TOLD = 100;

/** One load of quotes: from a file, a source, or typed input. */
export interface QuoteLoadRow {
  id: number;
  source: LoadSource;
  origin: LoadOrigin;
  /** The file's name, or the request. */
  name: string;
  status: LoadStatus;
  /** Null for the nightly fetch. */
  user_name: string | null;
  created_at: string;
  finished_at: string | null;
  lines: number;
  added: number;
  changed: number;
  unchanged: number;
  /** Lines outside our scope by their kind: options, odd lots. */
  filtered: number;
  /** Lines of papers and funds that are not registered. */
  unknown: number;
  refused: number;
  first_day: string | null;
  last_day: string | null;
  /** Why the whole load was refused. */
  problem: string | null;
  refused_lines: RefusedLine[];
  unknown_names: string[];
}

export const quoteLoadWords = wordsOf<QuoteLoadRow>({
  name: 'Carga de cotações',
  plural: 'Cargas de cotações',
  title: 'name',
  labels: {
    id: 'ID',
    source: 'Fonte',
    origin: 'Origem',
    name: 'Arquivo ou pedido',
    status: 'Situação',
    user_name: 'Quem',
    created_at: 'Início',
    finished_at: 'Fim',
    lines: 'Linhas lidas',
    added: 'Incluídas',
    changed: 'Alteradas',
    unchanged: 'Já iguais',
    filtered: 'De outros mercados',
    unknown: 'Sem cadastro',
    refused: 'Recusadas',
    first_day: 'Primeiro dia',
    last_day: 'Último dia',
    problem: 'Problema',
    refused_lines: 'Linhas recusadas',
    unknown_names: 'Códigos sem cadastro',
  },
  list: { lines: 'Resultado' },
  log: { index: 'Índice' },
  values: { source: quoteSourceLabels, origin: loadOriginLabels, status: loadStatusLabels, index: indexLabels },
});
