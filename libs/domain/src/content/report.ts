import { dayTime } from '../format.ts';
import { wordsOf, yesNo } from '../records/words.ts';
import { aboutWords } from './association.ts';
import type { ReadStats, Related, RelatedLists } from './content.ts';

/** A report as staff's list shows it. */
export interface ReportRow {
  id: number;
  name: string;
  /** Where its newest PDF is read; null without one. */
  file_path: string | null;
  link_report: string | null;
  /** The products that it was made for, by name. */
  product_name: string;
  /**
   * When it goes out.
   * @format date-time
   */
  report_date: string;
  app_alert: boolean;
  draft: boolean;
  created_at: string;
  updated_at: string;
}

/** Who answers for a report, and what they declare. A draft may leave it to the house, whose own it takes when it is published. */
export interface Signature {
  analyst_name: string | null;
  analyst_cnpi: string | null;
  statement: string | null;
}

/** One of the PDFs that a report had. The newest version is the one that is read. */
export interface ReportFile {
  version: number;
  original_name: string;
  /** In bytes. */
  size: number;
  pages: number;
  created_at: string;
  user_name: string;
}

/** What was corrected of a published report, and when that was said. */
export interface Erratum {
  text: string;
  /** @format date-time */
  at: string;
}

export interface Report extends ReportRow, RelatedLists, Signature {
  description: string;
  products: Related[];
  /** Newest first. */
  files: ReportFile[];
  /** Newest first, each with who wrote it. */
  errata: (Erratum & { user_name: string })[];
  /** Of the client who asks; staff read nothing. */
  read_at: string | null;
  read_stats: ReadStats;
  version: string;
}

/** A report as its readers' cards show it. */
export interface OwnReportRow extends Pick<ReportRow, 'id' | 'name' | 'file_path' | 'link_report' | 'product_name'> {
  description: string;
  /** @format date-time */
  report_date: string;
  /** When the client who asks opened it first. */
  read_at: string | null;
}

/** The page last seen, of one version of the PDF. */
export interface ReadingPosition {
  page: number;
  version: number;
}

/** A version of a report's PDF, as its readers are told of it. */
export interface OwnVersion extends Pick<ReportFile, 'version' | 'pages'> {
  /**
   * When it took the place of the one before.
   * @format date-time
   */
  created_at: string;
}

export interface OwnReport extends OwnReportRow, RelatedLists, Signature {
  /** Newest first. */
  errata: Erratum[];
  /** Newest first. */
  versions: OwnVersion[];
  /** Of its newest PDF; null without one. */
  version: number | null;
  pages: number | null;
  /** Where the client who asks stopped reading, on any device. */
  position: ReadingPosition | null;
  /**
   * When what the client who asks has now no longer unlocks it; null: never.
   * @format date-time
   */
  open_until: string | null;
}

/** So many of the reports that were read last open without a network, in each browser. */
export const MAX_KEPT = 10;

/** Only an address of the web is led to: staff may have typed anything. */
export const isWebAddress = (address: string): boolean => /^https?:\/\//i.test(address);

export const reportWords = wordsOf<ReportRow & Signature & { description: string; products: unknown }>({
  name: 'Relatório',
  plural: 'Relatórios',
  title: 'name',
  labels: {
    id: 'ID',
    name: 'Nome',
    description: 'Descrição',
    file_path: 'PDF anexado',
    link_report: 'Link do relatório',
    product_name: 'Produto',
    products: 'Produtos',
    report_date: 'Data',
    app_alert: 'Alerta no app',
    draft: 'Rascunho',
    analyst_name: 'Analista',
    analyst_cnpi: 'CNPI',
    statement: 'Declaração',
    created_at: 'Criado em',
    updated_at: 'Alterado em',
  },
  list: { link_report: 'Possui link' },
  log: {
    tags: 'Tag',
    product: 'Produto',
    filter: 'Busca',
    ...aboutWords,

    text: 'Errata',
    version: 'Versão do PDF',
    original_name: 'Arquivo',
    size: 'Tamanho (bytes)',
    pages: 'Páginas',
    read: 'Lido',
    copies: 'Exemplares',
    report_id: 'Relatório',
    downloaded_at: 'Baixado',
  },
  values: { report_date: dayTime, file_path: yesNo, app_alert: yesNo, draft: yesNo, downloaded_at: yesNo },
});
