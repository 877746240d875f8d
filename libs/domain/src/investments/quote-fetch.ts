import { wordsOf } from '../records/words.ts';
import type { LoadSource } from './quote-load.ts';

/** `lost` where the process that ran it ended before it did. */
export const quoteFetchStatuses = ['queued', 'running', 'done', 'lost'] as const;
export type QuoteFetchStatus = (typeof quoteFetchStatuses)[number];
export const quoteFetchStatusLabels: Readonly<Record<QuoteFetchStatus, string>> = {
  queued: 'Na fila',
  running: 'Em andamento',
  done: 'Concluída',
  lost: 'Interrompida',
};
export const isOpenFetch = ({ status }: Pick<QuoteFetch, 'status'>): boolean =>
  status === 'queued' || status === 'running';

/** What one source gave. */
export interface FetchOutcome {
  source: LoadSource;
  added: number;
  changed: number;
  /** The newest day that it has given so far; null where it never gave any. */
  newest_day: string | null;
  /** Why it gave nothing, or not all, in words for people. */
  problem: string | null;
}

/** One asking of all configured sources, by night or because somebody of the staff said so. */
export interface QuoteFetch {
  id: number;
  status: QuoteFetchStatus;
  /** Nobody where it came by night. */
  user_name: string | null;
  created_at: string;
  finished_at: string | null;
  /** Of the sources that were asked already. */
  outcomes: FetchOutcome[];
}

export interface QuoteFetching {
  /** Those that are configured. */
  sources: LoadSource[];
  /** The newest one, which may be running still. */
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
