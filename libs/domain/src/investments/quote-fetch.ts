import { wordsOf } from '../records/words.ts';
import type { LoadSource } from './quote-load.ts';

/** `lost` if its process ended before it did. */
const quoteFetchStatuses = ['queued', 'running', 'done', 'lost'] as const;
export type QuoteFetchStatus = (typeof quoteFetchStatuses)[number];
export const quoteFetchStatusLabels: Readonly<Record<QuoteFetchStatus, string>> = {
  queued: 'Na fila',
  running: 'Em andamento',
  done: 'Concluída',
  lost: 'Interrompida',
};
export const isOpenFetch = ({ status }: Pick<QuoteFetch, 'status'>): boolean =>
  status === 'queued' || status === 'running';

/** The result of one source. */
export interface FetchOutcome {
  source: LoadSource;
  added: number;
  changed: number;
  /** The newest day from this source so far; null if there is none. */
  newest_day: string | null;
  /** The displayed reason why nothing, or not everything, was fetched. */
  problem: string | null;
}

/** One fetch from all configured sources, nightly or requested by staff. */
export interface QuoteFetch {
  id: number;
  status: QuoteFetchStatus;
  /** Null for the nightly fetch. */
  user_name: string | null;
  created_at: string;
  finished_at: string | null;
  /** Of the sources fetched so far. */
  outcomes: FetchOutcome[];
}

export interface QuoteFetching {
  /** The configured sources. */
  sources: LoadSource[];
  /** The newest fetch, which may still be running. */
  latest: QuoteFetch | null;
}

export const quoteFetchWords = wordsOf<QuoteFetch>({
  name: 'Busca de cotações',
  plural: 'Buscas de cotações',
  labels: {
    id: 'ID',
    status: 'Situação',
    user_name: 'Quem',
    created_at: 'Início',
    finished_at: 'Fim',
    outcomes: 'Resultado',
  },
  values: { status: quoteFetchStatusLabels },
});
