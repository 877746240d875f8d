import { wordsOf } from '../records/words.ts';

/** How a copy was told: by the dots over its pages, by the number at their foot, or by what the document says of itself. */
export type CopyEvidence = 'mark' | 'foot' | 'document';
export const evidenceLabels: Record<CopyEvidence, string> = {
  mark: 'Marca invisível',
  foot: 'Número no rodapé',
  document: 'Propriedades do arquivo',
};

/** A reader's copy of a version of a report: who read which version, when. */
export interface ReportCopyRow {
  id: number;
  client_id: number;
  client_name: string;
  report_id: number;
  /** Null once the report was removed. */
  report_name: string | null;
  version: number;
  /**
   * When it was opened first.
   * @format date-time
   */
  made_at: string;
  /**
   * The last time, to the hour.
   * @format date-time
   */
  opened_at: string;
  /**
   * When it was first taken as a file, where it was.
   * @format date-time
   */
  downloaded_at: string | null;
}

export const reportCopyWords = wordsOf<ReportCopyRow>({
  name: 'Exemplar',
  plural: 'Leitores por versão',
  labels: {
    id: 'ID',
    client_id: 'ID do cliente',
    client_name: 'Cliente',
    report_id: 'ID do relatório',
    report_name: 'Relatório',
    version: 'Versão',
    made_at: 'Aberto em',
    opened_at: 'Última abertura',
    downloaded_at: 'Baixado em',
  },
});

/** A reader's copy of a version of a report, found in a file. */
export interface TracedCopy {
  id: number;
  /** As its pages show it: `7F3A-21C9-04BE`. */
  number: string;
  client_id: number;
  client_name: string;
  report_id: number;
  /** Null once the report was removed. */
  report_name: string | null;
  version: number;
  /** @format date-time */
  made_at: string;
  /**
   * When it was first taken as a file, where it was.
   * @format date-time
   */
  downloaded_at: string | null;
  evidence: CopyEvidence[];
  /** The pages of the file that it was found on, from 1. */
  pages: number[];
}

/** What was found in a file that was looked through for copies. */
export interface TraceResult {
  copies: TracedCopy[];
  /** How many pages the file has, and how many of them were looked at. */
  pages: number;
  looked: number;
}
