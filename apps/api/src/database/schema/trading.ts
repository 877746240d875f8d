import type { AssetKindId } from '@mirante/domain/trading/asset-kinds.ts';
import type { StrategyId } from '@mirante/domain/trading/strategies.ts';
import type { OptionType, TradeStatus, TradeType, TradeValues } from '@mirante/domain/trading/trade.ts';
import type { TradeTemplateRow } from '@mirante/domain/trading/trade-template.ts';
import type { TradeBefore } from '@mirante/domain/trading/undo.ts';
import type { TradeAlertKind } from '@mirante/domain/messaging/trade-alert-kinds.ts';
import type { TraderNotice, TraderTopic } from '@mirante/domain/trading/trader-notice.ts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Added, Default, Moment } from './columns.ts';

type Traced = { [V in keyof Omit<TradeValues, 'weight'>]: Added<number | null> };

/** A trade as recorded in the hash chain; it may have been removed (migration 0078). */
interface RecordedTrade {
  id: number;
  code: string;
  type: TradeType;
  strategy_id: StrategyId;
  status: TradeStatus;
  date_in: Moment | null;
  in_value: number | null;
  rp_value: number | null;
  out_value: number | null;
  finished_at: Moment | null;
  errata: string | null;
  recorded_at: Moment;
  entered_at: Moment | null;
  opened_entry: number;
  closed_entry: number | null;
  last_entry: number;
  corrections: number;
  removed_at: Moment | null;
  /** When it becomes public; null: not yet. */
  public_from: Moment | null;
}

export interface TradingTables {
  trade: TradeValues & {
    id: Generated<number>;
    type: TradeType;
    type_option: OptionType | null;
    option_code: string | null;
    status: TradeStatus;
    asset: string;
    quoted_as: GeneratedAlways<string>;
    asset_key: GeneratedAlways<string>;
    asset_type_id: AssetKindId;
    strategy_id: StrategyId;
    valid_input_today: string;
    valid_date: Moment | null;
    trade_date: Moment | null;
    launch_date: Moment | null;
    date_in: Moment | null;
    expires_on: string | null;
    errata: string | null;
    app_alert: Default<boolean>;
    value_at: Moment | null;
    finished_at: Moment | null;
    revision: Default<number>;
    created_at: Moment;
    updated_at: Moment;
  };
  trade_trace: Traced & {
    id: GeneratedAlways<number>;
    trade_id: number;
    event: string;
    status: TradeStatus;
    user_id: number;
    value_at: Moment | null;
    errata: string | null;
    created_at: Moment;
    change_id: Added<string | null>;
    revision: Added<number | null>;
    before: ColumnType<TradeBefore | null, string | null | undefined, never>;
    undoes: Added<number | null>;
  };
  record_trade: RecordedTrade;
  /** A view: trades that may become public; `result` is percent. */
  record_trade_result: RecordedTrade & { result: number | null };
  trader_message: {
    id: Generated<number>;
    message: string;
    message_key: GeneratedAlways<string>;
    app_alert: Default<boolean>;
    alerted_at: Moment | null;
    revision: Default<number>;
    created_at: Moment;
    updated_at: Moment;
  };
  trade_alert: { trade_id: number; kind: TradeAlertKind; value: number; at: Moment };
  content_trade: { content_id: number; trade_id: number };
  trader_stream: { id: Default<number>; epoch: Default<string>; sequence: Default<number> };
  trader_notice: {
    topic: TraderTopic;
    epoch: string;
    sequence: number;
    record_id: number;
    version: number;
    at: Moment;
    row: ColumnType<TraderNotice['row'], string | null, never>;
  };
  trade_template: Omit<TradeTemplateRow, 'id' | 'app_alert' | 'create_message' | 'created_at' | 'updated_at'> & {
    id: Generated<number>;
    name_key: GeneratedAlways<string>;
    app_alert: Default<boolean>;
    create_message: Default<boolean>;
    created_at: Moment;
    updated_at: Moment;
  };
  notice_delivery: {
    epoch: string;
    sequence: number;
    node: string;
    topic: TraderTopic;
    record_id: number;
    version: number;
    at: Moment;
    sent: number;
    seen: number;
    buckets: number[];
    last_ms: number;
  };
}
