import type { Default, Moment } from './columns.ts';
import type { Generated, GeneratedAlways } from 'kysely';

export interface InvestmentsTables {
  stock: {
    id: Generated<number>;
    name: string;
    name_key: GeneratedAlways<string>;
    sector: string | null;
    description: string;
    national: Default<boolean>;
    created_at: Moment;
    updated_at: Moment;
  };
  stock_code: {
    id: Generated<number>;
    stock_id: number;
    code: string;
    current_price: Default<number>;
    fair_price: Default<number>;
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
}
