import { wordsOf } from '../records/words.ts';

/** How a copy was identified: by the dots over its pages, the number in their footer, or the document's properties. */
export type CopyEvidence = 'mark' | 'foot' | 'document';
export const evidenceLabels: Record<CopyEvidence, string> = {
  mark: 'Marca invisível',
  foot: 'Número no rodapé',
  document: 'Propriedades do arquivo',
};

/** A reader's copy of a report version: who read which version, when. */
export interface ReportCopyRow {
  id: number;
  client_id: number;
  client_name: string;
  report_id: number;
  /** Null if the report was removed. */
  report_name: string | null;
  version: number;
  /**
   * When it was first opened.
   * @format date-time
   */
  made_at: string;
  /**
   * When it was last opened, to the hour.
   * @format date-time
   */
  opened_at: string;
  /**
   * When it was first downloaded; null if never.
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

/** A reader's copy of a report version, found in a file. */
export interface TracedCopy {
  id: number;
  /** As printed on its pages: `7F3A-21C9-04BE`. */
  number: string;
  client_id: number;
  client_name: string;
  /** The client has no page any more. */
  client_removed: boolean;
  report_id: number;
  /** Null if the report was removed. */
  report_name: string | null;
  version: number;
  /** @format date-time */
  made_at: string;
  /**
   * When it was first downloaded; null if never.
   * @format date-time
   */
  downloaded_at: string | null;
  evidence: CopyEvidence[];
  /** The pages of the file that it was found on, from 1. */
  pages: number[];
}

/** The copies found in a file. */
export interface TraceResult {
  copies: TracedCopy[];
  /** The file's page count, and how many of the pages were examined. */
  pages: number;
  looked: number;
}
