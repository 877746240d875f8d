import type { CorporateActionKind } from '@mirante/domain/investments/corporate-action.ts';
import type { FetchOutcome, QuoteFetchStatus } from '@mirante/domain/investments/quote-fetch.ts';
import type {
  CloseSource,
  IndexCode,
  IndexSource,
  LoadOrigin,
  LoadSource,
  LoadStatus,
  QuotaSource,
  RefusedLine,
} from '@mirante/domain/investments/quote-load.ts';
import type { Default, Json, Moment } from './columns.ts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

interface Named {
  name: string;
  name_key: GeneratedAlways<string>;
}
interface Stamped {
  created_at: Moment;
  updated_at: Moment;
}
interface Visited {
  client_id: number;
  read_at: Moment;
  last_read_at: Moment;
  /** Of the previous visit, maintained by a trigger. */
  previous_read_at: Moment | null;
}
/** An item of a fund portfolio's composition on a day. */
interface ComposedItem {
  item_id: number;
  name: string;
  share: number;
  funds: number[];
}

export interface InvestmentsTables {
  stock: Named &
    Stamped & {
      id: Generated<number>;
      sector: string | null;
      sector_key: GeneratedAlways<string | null>;
      description: string;
      national: Default<boolean>;
    };
  stock_code: {
    id: Generated<number>;
    stock_id: number;
    code: string;
    current_price: Default<number>;
    fair_price: Default<number>;
    fair_price_day: Default<string>;
    national_code: Default<boolean>;
    active: Default<boolean>;
    price_updated_at: Moment | null;
  };
  stock_portfolio: {
    id: Generated<number>;
    name: string;
    name_key: GeneratedAlways<string>;
    description: string;
    product_id: number;
    category: string | null;
    active: Default<boolean>;
    link_wallet_video: string | null;
    link_performance_report: string | null;
    link_complete_performance: string | null;
    link_dividends_map: string | null;
    link_wallet_chart: string | null;
    created_at: Moment;
    updated_at: Moment;
  };
  dividend: {
    id: Generated<number>;
    stock_portfolio_id: number;
    code: string;
    value: number;
    with_date: string;
    payment_date: string | null;
    yield_on_payment: number;
    yield_on_cost: number;
    created_at: Moment;
    updated_at: Moment;
  };
  fund_category: Named & Stamped & { id: Generated<number> };
  fund: Named &
    Stamped & {
      id: Generated<number>;
      description: string;
      liquidity: number;
      min_value: number;
      opened: Default<boolean>;
      category_id: number;
      priority: Default<number>;
      cnpj: string | null;
    };
  fund_product: { fund_id: number; product_id: number };
  stock_product: { stock_id: number; product_id: number };
  portfolio: Named &
    Stamped & {
      id: Generated<number>;
      description: string;
      active: Default<boolean>;
      product_id: number;
      category: string | null;
      category_key: GeneratedAlways<string | null>;
    };
  portfolio_item: Stamped & {
    id: Generated<number>;
    portfolio_id: number;
    name: string;
    description: string | null;
    share: number;
    position: number;
  };
  portfolio_item_fund: { item_id: number; fund_id: number };
  portfolio_item_category: { item_id: number; category_id: number };
  portfolio_composition: { portfolio_id: number; day: string; items: Json<ComposedItem[]> };
  /** A view of both portfolio kinds. */
  recommended_portfolio: {
    id: number;
    kind: 'portfolio' | 'stock_portfolio';
    own_id: number;
    name: string;
    name_key: string;
    description: string;
    active: boolean;
    product_id: number;
    category: string | null;
    updated_at: Moment;
    priority: number;
  };
  stock_portfolio_item: Stamped & {
    id: Generated<number>;
    stock_portfolio_id: number;
    stock_code_id: number;
    status: string;
    date_in: string;
    price_in: number;
    share: number;
    obs: string | null;
    position: number;
    date_out: string | null;
    price_out: number | null;
  };
  /** Maintained by a trigger on the items. */
  stock_portfolio_weight: { item_id: number; day: string; share: number };
  /** What a closing took out of it, until the position is reopened. */
  stock_portfolio_closed_weight: { item_id: number; day: string; share: number };
  portfolio_read: Visited & { portfolio_id: number };
  stock_portfolio_read: Visited & { stock_portfolio_id: number };
  daily_close: {
    id: Generated<number>;
    stock_code_id: number;
    day: string;
    close: number;
    source: CloseSource;
    /** Maintained by writers of closes: `quotes/write-quotes.store.ts`. */
    jump: number | null;
    jump_confirmed: Default<boolean>;
  };
  fund_quota: { id: Generated<number>; fund_id: number; day: string; quota: number; source: QuotaSource };
  index_value: { id: Generated<number>; index: IndexCode; day: string; value: number; source: IndexSource };
  corporate_action: Stamped & {
    id: Generated<number>;
    stock_code_id: number;
    day: string;
    kind: CorporateActionKind;
    factor: number;
    old_code: string | null;
  };
  quote_load: {
    id: Generated<number>;
    source: LoadSource;
    origin: LoadOrigin;
    name: string;
    index: IndexCode | null;
    file: string | null;
    status: LoadStatus;
    user_id: number | null;
    created_at: Moment;
    finished_at: Moment | null;
    lines: Default<number>;
    added: Default<number>;
    changed: Default<number>;
    unchanged: Default<number>;
    filtered: Default<number>;
    unknown: Default<number>;
    refused: Default<number>;
    first_day: string | null;
    last_day: string | null;
    problem: string | null;
    refused_lines: ColumnType<RefusedLine[], string | undefined, string>;
    unknown_names: Default<string[]>;
  };
  quote_fetch: {
    id: Generated<number>;
    status: QuoteFetchStatus;
    user_id: number | null;
    created_at: Moment;
    finished_at: Moment | null;
    outcomes: ColumnType<FetchOutcome[], string | undefined, string>;
  };
}
