import type { Area } from '../access.ts';
import type { PublishingState, Related } from '../content/content.ts';
import type { ClientProductStatus } from '../products/client-product.ts';
import type { Found } from './search.ts';

/** What products unlock one by one. */
export const entitledKinds = [
  'portfolio',
  'stock_portfolio',
  'fund',
  'stock',
  'report',
  'video',
  'news',
  'board',
] as const;
export type EntitledKind = (typeof entitledKinds)[number];
export const isEntitledKind = (kind: string): kind is EntitledKind =>
  (entitledKinds as readonly string[]).includes(kind);

/** Each area as the client area's menu names it, and its pages. */
export const areaWords: Record<Area, { name: string; pages: string }> = {
  content: { name: 'Conteúdos', pages: 'relatórios, vídeos, notícias e recados' },
  recommended: { name: 'Carteiras recomendadas', pages: 'carteiras de fundos e de ações, com desempenho e mudanças' },
  stocks: { name: 'Ações', pages: 'ações e BDRs, com preço teto e dividendos' },
  funds: { name: 'Fundos', pages: 'fundos e ETFs' },
  trading: { name: 'Full Trader', pages: 'painel ao vivo, operações e mural' },
  consultancy: { name: 'Consultoria', pages: 'acompanhamento, mentorias e conteúdos da consultoria' },
};

/** How an acquisition came about; `granted` with the purchase of another product, `unknown` without a payment. */
export type AcquisitionOrigin = 'purchase' | 'renewal' | 'courtesy' | 'free' | 'guest_order' | 'granted' | 'unknown';

export interface EntitlingAcquisition {
  id: number;
  product_id: number;
  product_name: string;
  origin: AcquisitionOrigin;
  /** Null: without end. */
  expires_at: string | null;
}

/** One way in which something is open: an acquisition, and the products from its own down to the one that opens it. */
export interface EntitlementOpening {
  acquisition: EntitlingAcquisition;
  path: Related[];
}

/** A product that is open now. */
export interface EntitledProduct extends Related {
  code: string;
  /** The longest lasting first. */
  openings: EntitlementOpening[];
}

export interface EntitledArea {
  area: Area;
  /** The open products that unlock it. */
  products: Related[];
  /** The products on sale of which any one would unlock it, its own first; empty while it is open. */
  opened_with: Related[];
}

/** An acquisition that opens nothing now, of a product that is not open otherwise. */
export interface ClosedAcquisition extends EntitlingAcquisition {
  reason: Exclude<ClientProductStatus, 'active'>;
  /** When it expired, was cancelled, or, while unpaid, was ordered. */
  at: string | null;
  cancel_reason_name: string | null;
  payment_id: number | null;
  /** The payment of its renewal, which awaits confirmation. */
  renewing_id: number | null;
  /** What it would open besides its product, and is not open otherwise. */
  included: Related[];
}

/**
 * Why a client cannot log in, whatever is open, and since when; `must_change_password` is a temporary password, with
 * the time until which it can be used.
 */
export interface LoginProblem {
  reason: 'email_not_confirmed' | 'email_released' | 'password_expired' | 'must_change_password';
  at: string | null;
}

/** What opens for a client now and why, and what no longer does. */
export interface ClientEntitlements {
  login_problem: LoginProblem | null;
  /** Those that an acquisition of their own opens longest come first. */
  products: EntitledProduct[];
  areas: EntitledArea[];
  /** Newest first. */
  closed: ClosedAcquisition[];
}

/** An item found by its title. */
export interface FoundItem extends Found {
  kind: EntitledKind;
}

/** Why a client does not see an item: nobody does, none of its products is open, or its area is not. */
export type ItemProblem = Exclude<PublishingState, 'published'> | 'inactive' | 'product' | 'area';

/** Why a client sees an item now, or does not. */
export interface ItemEntitlement {
  kind: EntitledKind;
  id: number;
  title: string;
  /** When a content is published; null for what has no such time. */
  date: string | null;
  area: Area;
  /** The products it was made for; null for a notice, which is for every client of an open product. */
  products: Related[] | null;
  login_problem: LoginProblem | null;
  /** Empty: the client sees it. */
  problems: ItemProblem[];
  /** The acquisitions that open one of its products, the longest lasting first. */
  openings: EntitlementOpening[];
  /** The acquisitions that would open it, if they were open; empty if open products do. */
  closed: ClosedAcquisition[];
  /** The products on sale of which any one would open it, the ones it was made for first; empty if open ones do. */
  opened_with: Related[];
}
