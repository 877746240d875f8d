import type { AccessTables } from './schema/access.ts';
import type { ContentTables } from './schema/content.ts';
import type { HouseTables } from './schema/house.ts';
import type { InvestmentsTables } from './schema/investments.ts';
import type { MessagingTables } from './schema/messaging.ts';
import type { MoneyTables } from './schema/money.ts';
import type { NotificationTables } from './schema/notifications.ts';
import type { PeopleTables } from './schema/people.ts';
import type { ProductsTables } from './schema/products.ts';
import type { RecommendationTables } from './schema/recommendations.ts';
import type { RecordsTables } from './schema/records.ts';
import type { SalesTables } from './schema/sales.ts';
import type { TradingTables } from './schema/trading.ts';

/** The tables as queries see them: money (numeric) is a number of BRL, a calendar day (date) a `YYYY-MM-DD`. */
export interface Schema
  extends
    RecordsTables,
    ProductsTables,
    AccessTables,
    PeopleTables,
    SalesTables,
    MoneyTables,
    ContentTables,
    MessagingTables,
    NotificationTables,
    InvestmentsTables,
    RecommendationTables,
    TradingTables,
    HouseTables {}
