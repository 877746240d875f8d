import type { Default, Id, Json, Moment } from './columns.ts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { PublishedKind } from '@mirante/domain/content/content.ts';
import type { DraftableKind } from '@mirante/domain/content/publishing-act.ts';
import type { Signature } from '@mirante/domain/content/report.ts';

interface Named {
  name: string;
  name_key: GeneratedAlways<string>;
}
interface Titled {
  title: string;
  title_key: GeneratedAlways<string>;
  body: string;
}
interface Stamped {
  created_at: Moment;
  updated_at: Moment;
}
interface Published extends Stamped {
  id: Generated<number>;
  app_alert: Default<boolean>;
  draft: Default<boolean>;
  /** Maintained by triggers on `content_product`. */
  products: GeneratedAlways<number[]>;
}

/** A content that was published or returned to draft with others: what it was before, and its time of change since. */
export interface ChangedContent {
  id: number;
  changed_at: string;
  was: { draft: boolean; updated_at: string } & Partial<Signature>;
}

export interface ContentTables {
  tag: Named & { id: Generated<number>; created_at: Moment };
  /** Maintained by triggers on the tables of the kinds. */
  content: {
    id: number;
    kind: PublishedKind;
    title: string;
    goes_out_at: Moment;
    draft: boolean;
    app_alert: boolean;
    alerted_at: Moment | null;
    created_at: Moment;
    /** When a change last let readers see it, if its date had come by then. */
    released_at: Default<Date | null>;
    /** The beginning of the text, without markup. */
    summary: Default<string>;
    /** The search key of title and text. */
    search: Default<string>;
    /** The unlocking products, maintained by triggers on `content_product`. */
    products: GeneratedAlways<number[]>;
  };
  report: Published &
    Named & {
      description: string;
      report_date: Moment;
      link_report: string | null;
      analyst_name: string | null;
      analyst_cnpi: string | null;
      statement: string | null;
      sample: Default<boolean>;
    };
  video: Published & Named & { description: string; video_date: Moment; link: string };
  news: Published & Titled & { news_date: Moment };
  board: Stamped & Titled & { id: Generated<number> };
  /** For as long as it can be undone. */
  publishing_act: {
    id: Id;
    user_id: number;
    kind: DraftableKind;
    created_at: Moment;
    undone_at: Moment | null;
    contents: Json<ChangedContent[]>;
  };
  content_product: { content_id: number; product_id: number };
  content_tag: { content_id: number; tag_id: number };
  report_position: { client_id: number; report_id: number; page: number; version: number; updated_at: Moment };
  /** The text of a report's newest PDF. */
  report_text: { report_id: number; version: number; extracted_at: Moment; error: string | null };
  report_page: { report_id: number; page: number; text: string; words: GeneratedAlways<string> };
  /** The content search index. */
  content_words: {
    id: number;
    kind: PublishedKind;
    goes_out_at: Moment;
    draft: boolean;
    words: string;
    products: Generated<number[]>;
  };
  content_stock: { content_id: number; stock_id: number };
  content_fund: { content_id: number; fund_id: number };
  content_portfolio: { content_id: number; portfolio_id: number };
  content_stock_portfolio: { content_id: number; stock_portfolio_id: number };
  report_erratum: {
    id: GeneratedAlways<number>;
    report_id: number;
    text: string;
    user_id: number;
    created_at: Moment;
  };
  research_settings: {
    id: Default<number>;
    analyst_name: string;
    analyst_cnpi: string;
    statement: string;
    updated_at: Moment;
  };
  report_file: {
    report_id: number;
    version: number;
    name: string;
    original_name: string;
    size: number;
    pages: number;
    user_id: number;
    created_at: Moment;
    sha256: Default<Buffer | null>;
    tagged: Default<boolean | null>;
  };
  sample_copy: {
    id: Default<number>;
    report_id: number;
    version: number;
    file_name: string;
    size: number;
    code: string;
    made_at: Moment;
  };
  /** Written by a trigger. */
  removed_report_file: {
    name: string;
    report_id: number;
    version: number;
    original_name: string;
    created_at: Moment;
    removed_at: Moment;
  };
  report_copy: {
    id: GeneratedAlways<number>;
    code: string;
    client_id: number;
    report_id: number;
    version: number;
    file_name: string | null;
    size: number;
    made_at: Moment;
    opened_at: Moment;
    downloaded_at: Moment | null;
  };
}
