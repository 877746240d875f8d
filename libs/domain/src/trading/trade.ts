import type { StatusStyle } from '../status-style.ts';
import type { AssetKindId } from './asset-kinds.ts';
import type { StrategyId } from './strategies.ts';

/** In the order of a trade's life. */
export const tradeStatuses = ['trigger', 'live', 'rp', 'finished', 'cancelled'] as const;
export type TradeStatus = (typeof tradeStatuses)[number];
/** Not closed: the asset's value still matters, and may be updated. */
export const openStatuses = ['trigger', 'live', 'rp'] as const satisfies readonly TradeStatus[];
export const isOpenTrade = ({ status }: { status: TradeStatus }): boolean =>
  (openStatuses as readonly TradeStatus[]).includes(status);
/** Whether a trade went back to an open status from a later one: by an undo, or reopened. */
export const isTakenBack = (was: TradeStatus, is: TradeStatus): boolean =>
  isOpenTrade({ status: is }) && tradeStatuses.indexOf(is) < tradeStatuses.indexOf(was);

export const tradeStyles: Readonly<Record<TradeStatus, StatusStyle>> = {
  trigger: { label: 'Gatilho', tone: 'info', mark: 'hollow' },
  live: { label: 'Andamento', tone: 'brand', mark: 'dot' },
  rp: { label: 'RP', tone: 'sun', mark: 'dot' },
  finished: { label: 'Finalizada', tone: 'neutral', mark: 'dot' },
  cancelled: { label: 'Cancelada', tone: 'neutral', mark: 'dash' },
};

/** `C` buys, `V` sells. */
export const tradeTypes = ['C', 'V'] as const;
export type TradeType = (typeof tradeTypes)[number];
export const tradeTypeNames: Readonly<Record<TradeType, string>> = { C: 'Compra', V: 'Venda' };

export const optionTypes = ['call', 'put'] as const;
export type OptionType = (typeof optionTypes)[number];
export const optionTypeNames: Readonly<Record<OptionType, string>> = { call: 'Call', put: 'Put' };

/** Amounts with up to 8 decimals: prices, points, ratios, and the weight in the portfolio. */
export const valueFields = [
  'weight',
  'strategy_in_value',
  'strategy_rp_value',
  'in_value',
  'rp_value',
  'target_value',
  'stop_value',
  'max_price',
  'price_action_option',
  'strike',
  'launch_price',
  'actual_price',
  'current_value',
  'out_value',
] as const;
export type ValueField = (typeof valueFields)[number];
export type TradeValues = Record<ValueField, number | null>;
export const VALUE_DECIMALS = 8;

export const momentFields = ['valid_date', 'trade_date', 'launch_date', 'date_in'] as const;
export type MomentField = (typeof momentFields)[number];

/** A recommended trade in lists and on the panel. */
export interface TradeRow extends TradeValues {
  id: number;
  type: TradeType;
  type_option: OptionType | null;
  option_code: string | null;
  status: TradeStatus;
  asset: string;
  /**
   * The quoted code: the option if there is one, else the asset. Its value updates all open trades of the same code.
   */
  quoted_as: string;
  asset_type_id: AssetKindId;
  strategy_id: StrategyId;
  /** Until when, or up to what price, one can still enter. */
  valid_input_today: string;
  /** @format date-time */
  valid_date: string | null;
  /** @format date-time */
  trade_date: string | null;
  /** @format date-time */
  launch_date: string | null;
  /** When the trade was entered. */
  date_in: string | null;
  /**
   * The expiry of the option or contract.
   * @format date
   */
  expires_on: string | null;
  /** A correction, shown to subscribers with the trade. */
  errata: string | null;
  /** Notifies the subscribers of its creation and of each change of its status. */
  app_alert: boolean;
  /** Percent, so far or final; null if it cannot be computed. */
  result: number | null;
  /** When `current_value` was last published. */
  value_at: string | null;
  finished_at: string | null;
  /** Increases with each change: of two rows of a trade the one with the higher revision is newer. */
  revision: number;
  created_at: string;
  updated_at: string;
}

/** A change of a trade: the event, and the values at that time. */
export interface TradeTrace extends Omit<TradeValues, 'weight'> {
  id: number;
  event: string;
  status: TradeStatus;
  /** When `current_value` was last published. */
  value_at: string | null;
  errata: string | null;
  created_at: string;
}
export interface StaffTradeTrace extends TradeTrace {
  user_name: string;
}

/** Published content about a trade. */
export interface TradeContent {
  kind: 'report' | 'video' | 'news';
  id: number;
  title: string;
}

export interface Trade extends TradeRow {
  /** Blank, for the next change: those of earlier ones are in `traces`. */
  event: null;
  /** Off, for the next change: on, that change is also posted on the traders' board. */
  create_message: false;
  /** Newest first. */
  traces: StaffTradeTrace[];
  contents: TradeContent[];
  version: string;
}

/** A trade as its subscribers see it. */
export type OwnTradeRow = Omit<TradeRow, 'app_alert'>;
export interface OwnTrade extends OwnTradeRow {
  traces: TradeTrace[];
  contents: TradeContent[];
}

/** The fields of a trade's form. */
export type TradeField =
  | ValueField
  | MomentField
  | 'type'
  | 'type_option'
  | 'option_code'
  | 'status'
  | 'asset'
  | 'asset_type_id'
  | 'strategy_id'
  | 'valid_input_today'
  | 'expires_on'
  | 'errata'
  | 'app_alert';
