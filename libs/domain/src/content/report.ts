import { dayTime } from '../format.ts';
import { wordsOf, yesNo } from '../records/words.ts';
import { aboutWords } from './association.ts';
import type { ReadStats, Related, RelatedLists } from './content.ts';

/** The largest PDF that is accepted. */
export const MAX_PDF_MEGABYTES = 25;
export const MAX_PDF_PAGES = 1000;

/** A report in staff's list. */
export interface ReportRow {
  id: number;
  name: string;
  /** The address of its newest PDF; null without one. */
  file_path: string | null;
  link_report: string | null;
  /** The names of the products that it was made for. */
  product_name: string;
  /**
   * When it is published.
   * @format date-time
   */
  report_date: string;
  app_alert: boolean;
  draft: boolean;
  created_at: string;
  updated_at: string;
}

/** The responsible analyst, and their statement. A draft may leave them empty: it takes the house's when published. */
export interface Signature {
  analyst_name: string | null;
  analyst_cnpi: string | null;
  statement: string | null;
}

/** A PDF of a report. The newest version is the one shown. */
export interface ReportFile {
  version: number;
  original_name: string;
  /** In bytes. */
  size: number;
  pages: number;
  /** Whether its headings, tables and figures are marked, for screen readers. Null for an upload from before this was checked. */
  tagged: boolean | null;
  created_at: string;
  user_name: string;
}

/** A correction of a published report, and when it was published. */
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
  /** Newest first, each with its author. */
  errata: (Erratum & { user_name: string })[];
  /** The report that visitors may read, this or another one; null without one. */
  sample_report: Related | null;
  /** When the requesting client first opened it; null for staff. */
  read_at: string | null;
  read_stats: ReadStats;
  version: string;
}

/** A report on its readers' cards. */
export interface OwnReportRow extends Pick<ReportRow, 'id' | 'name' | 'file_path' | 'link_report' | 'product_name'> {
  description: string;
  /** @format date-time */
  report_date: string;
  /** When the requesting client first opened it. */
  read_at: string | null;
}

/** The last page seen, of one version of the PDF. */
export interface ReadingPosition {
  page: number;
  version: number;
}

/** A version of a report's PDF, for its readers. */
export interface OwnVersion extends Pick<ReportFile, 'version' | 'pages'> {
  /**
   * When it replaced the previous one.
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
  /** Where the requesting client stopped reading, on any device. */
  position: ReadingPosition | null;
  /**
   * When the requesting client's current products stop unlocking it; null for never.
   * @format date-time
   */
  open_until: string | null;
}

/** How many of the most recently read reports are kept for offline reading, per browser. */
export const MAX_KEPT = 10;

/** Only web addresses become links: staff may have typed anything. */
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
  list: { link_report: 'Possui link', draft: 'Situação' },
  log: {
    tags: 'Tag',
    product: 'Produto',
    filter: 'Busca',
    ...aboutWords,

    sample: 'Amostra grátis',
    text: 'Errata',
    version: 'Versão do PDF',
    original_name: 'Arquivo',
    size: 'Tamanho (bytes)',
    pages: 'Páginas',
    tagged: 'Marcas para leitores de tela',
    read: 'Lido',
    copies: 'Exemplares',
    report_id: 'Relatório',
    downloaded_at: 'Baixado',
  },
  values: {
    report_date: dayTime,
    file_path: yesNo,
    app_alert: yesNo,
    draft: yesNo,
    sample: yesNo,
    downloaded_at: yesNo,
  },
});
