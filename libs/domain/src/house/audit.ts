import type { Access } from '../access.ts';
import { userWords } from '../access/user.ts';
import { boardWords } from '../content/board.ts';
import { newsWords } from '../content/news.ts';
import { reportWords } from '../content/report.ts';
import { researchSettingsWords } from '../content/research-settings.ts';
import { tagWords } from '../content/tag.ts';
import { videoWords } from '../content/video.ts';
import { notificationWords } from '../messaging/notification.ts';
import { dividendWords } from '../investments/dividend.ts';
import { stockPortfolioWords } from '../investments/stock-portfolio.ts';
import { corporateActionWords } from '../investments/corporate-action.ts';
import { closeWords, indexValueWords, quotaWords } from '../investments/quote.ts';
import { quoteFetchWords } from '../investments/quote-fetch.ts';
import { quoteLoadWords } from '../investments/quote-load.ts';
import { fundCategoryWords } from '../investments/fund-category.ts';
import { fundWords } from '../investments/fund.ts';
import { portfolioWords } from '../investments/portfolio.ts';
import { stockWords } from '../investments/stock.ts';
import { cannedReplyWords } from '../messaging/canned-reply.ts';
import { clientMessageWords } from '../messaging/client-message.ts';
import { clientWords, erasureRequestWords } from '../people/client.ts';
import { analystWords } from '../products/analyst.ts';
import { clientProductWords } from '../products/client-product.ts';
import { couponWords } from '../products/coupon-record.ts';
import { offerQuestionWords } from '../products/offer-question.ts';
import { productWords } from '../products/product-record.ts';
import { failedJobWords } from './failed-job.ts';
import { wordsOf, type RecordWords, type Values } from '../records/words.ts';
import { paymentWords } from '../sales/payment.ts';
import { discrepancyWords } from '../sales/discrepancy.ts';
import { refundWords } from '../sales/refund.ts';
import { tradeWords } from '../trading/trade-words.ts';
import { tradeTemplateWords } from '../trading/trade-template.ts';
import { traderMessageWords } from '../trading/trader-message.ts';

/** The audit log itself, of which only exports are logged. */
const auditWords: RecordWords = wordsOf<object>({
  name: 'Registro de alterações',
  plural: 'Registros de alterações',
  labels: {
    action: 'Ação',
    resource: 'Tipo de registro',
    record_id: 'ID do registro',
  },
  values: { resource: (resource: AuditedResource) => recordWords[resource].name },
});

const everyResource = {
  client: clientWords,
  client_product: clientProductWords,
  erasure_request: erasureRequestWords,
  payment: paymentWords,
  refund: refundWords,
  product: productWords,
  coupon: couponWords,
  offer_question: offerQuestionWords,
  analyst: analystWords,
  user: userWords,
  report: reportWords,
  video: videoWords,
  news: newsWords,
  board: boardWords,
  tag: tagWords,
  client_message: clientMessageWords,
  canned_reply: cannedReplyWords,
  notification: notificationWords,
  research_settings: researchSettingsWords,
  dividend: dividendWords,
  stock: stockWords,
  stock_portfolio: stockPortfolioWords,
  fund: fundWords,
  fund_category: fundCategoryWords,
  portfolio: portfolioWords,
  trade: tradeWords,
  trader_message: traderMessageWords,
  trade_template: tradeTemplateWords,
  daily_close: closeWords,
  fund_quota: quotaWords,
  index_value: indexValueWords,
  corporate_action: corporateActionWords,
  quote_load: quoteLoadWords,
  quote_fetch: quoteFetchWords,
  failed_job: failedJobWords,
  discrepancy: discrepancyWords,
  audit: auditWords,
};
/** A resource whose changes by staff are logged. */
export type AuditedResource = keyof typeof everyResource;
/** The labels of each resource, of its columns and of their values. */
export const recordWords: Readonly<Record<AuditedResource, RecordWords>> = everyResource;
export const auditedResources = /* @__PURE__ */ Object.keys(everyResource) as AuditedResource[];
export const nameOf = (resource: AuditedResource): string => recordWords[resource].name;

/** The label of a record's column, or of a list's filter; its bare name if it has none. */
export function columnLabel(resource: AuditedResource, column: string): string {
  const { log, labels } = recordWords[resource];
  return (
    wordFor(log, column) ?? otherRecord(resource, column) ?? wordFor({ ...labels, ...everywhere }, column) ?? column
  );
}
const everywhere = { created_at: 'Criado em' };

/** `client_id` and `client.id` among another record's columns: labelled as the client. */
function otherRecord(resource: AuditedResource, column: string): string | undefined {
  const [own = '', table] = column.split('.').toReversed();
  const other = [table, own.endsWith('_id') ? own.slice(0, -'_id'.length) : undefined]
    .filter((name) => name !== resource)
    .find(isAudited);
  return other && nameOf(other);
}
const isAudited = (name: string | undefined): name is AuditedResource =>
  (auditedResources as readonly (string | undefined)[]).includes(name);

/** How the values of a column, or of a filter, are shown; undefined if unchanged. */
export const valuesOf = (resource: AuditedResource, column: string): Values | undefined =>
  wordFor(recordWords[resource].values, column);

/** Whether a stored text is a moment, as PostgreSQL writes it in JSON. One that only begins like it is a text. */
export const isMoment = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/.test(text) && !Number.isNaN(Date.parse(text));

/** A filter is prefixed with the list's resource: `refund.amount`. */
const wordFor = <W>(words: Readonly<Record<string, W>>, column: string): W | undefined =>
  words[column] ?? words[column.slice(column.lastIndexOf('.') + 1)];

/** The resources shown on another record's page, and on which. */
export const auditedWithin: Partial<Record<AuditedResource, AuditedResource>> = {
  client_product: 'client',
  erasure_request: 'client',
  client_message: 'client',
};
/** Who may read such a part, where not everybody may who reads the other record. */
export const readersOfParts: Partial<Record<AuditedResource, Access>> = { client_message: ['atendimento'] };

export type Change = 'create' | 'update' | 'remove' | 'export' | 'trace' | 'view';
export const changeLabels: Record<Change, string> = {
  create: 'Criou',
  update: 'Alterou',
  remove: 'Removeu',
  export: 'Exportou',
  trace: 'Rastreou',
  view: 'Acessou',
};

/** One staff user's change to one record. */
export interface AuditEntry {
  id: number;
  created_at: string;
  user_id: number;
  user_name: string;
  /** The call's description in the permissions table. Entries of one call share `request_id`. */
  action: string;
  request_id: string;
  change: Change;
  resource: AuditedResource;
  record_id: number | null;
  /** The record on whose page it is shown: the client for a client's product. */
  root_resource: AuditedResource;
  root_id: number | null;
  /** The old and new value by column. '•••' stands for a secret. */
  diff: Record<string, readonly [was: unknown, is: unknown]>;
  /** The name of `root_id`, if it has one. */
  root_name: string | null;
  /** The names of ids in the diff: by column, then by id. */
  names: Record<string, Record<string, string>>;
}

/** A user to filter the log by. */
export interface AuditAuthor {
  id: number;
  name: string;
  /** Whether the user was removed. */
  removed: boolean;
}

/** A staff user's call that changed records, and the first of its entries. */
export interface AuditRequest extends Pick<
  AuditEntry,
  'created_at' | 'user_id' | 'user_name' | 'action' | 'request_id'
> {
  /** Of its first entry, among those that the list's filters accept. */
  id: number;
  /** How many entries it made, whatever the filters. */
  size: number;
  /** The first three that the list's filters accept. */
  entries: AuditEntry[];
}
