import { wordsOf, yesNo } from '../records/words.ts';
import { roundTo } from '../rounding.ts';
import { assetKindNames, type AssetKindId } from './asset-kinds.ts';
import { strategyNames, type StrategyId } from './strategies.ts';
import { price } from './trade-format.ts';
import { VALUE_DECIMALS, type TradeType } from './trade.ts';

export const distanceUnits = ['percent', 'points'] as const;
export type DistanceUnit = (typeof distanceUnits)[number];
export const distanceUnitNames: Readonly<Record<DistanceUnit, string>> = {
  percent: '% da entrada',
  points: 'pontos',
};

/** Defaults for trades of one kind at the desk. Distances are from the trigger, in `distance_unit`. */
export interface TradeTemplateRow {
  id: number;
  name: string;
  strategy_id: StrategyId;
  asset_type_id: AssetKindId;
  distance_unit: DistanceUnit;
  stop_distance: number | null;
  target_distance: number | null;
  rp_distance: number | null;
  weight: number | null;
  /** The condition for entering; `{entrada}` is replaced with the trigger. */
  valid_input_today: string;
  /** The event text of the opening, in the history and on the board. */
  event: string | null;
  app_alert: boolean;
  create_message: boolean;
  created_at: string;
  updated_at: string;
}
export interface TradeTemplate extends TradeTemplateRow {
  version: string;
}

export const tradeTemplateWords = wordsOf<TradeTemplateRow>({
  name: 'Modelo de operação',
  plural: 'Modelos de operação',
  title: 'name',
  labels: {
    id: 'ID',
    name: 'Nome',
    strategy_id: 'Estratégia',
    asset_type_id: 'Mercado',
    distance_unit: 'Distâncias em',
    stop_distance: 'Distância do stop',
    target_distance: 'Distância do alvo',
    rp_distance: 'Distância do RP',
    weight: 'Peso',
    valid_input_today: 'Entrada válida hoje',
    event: 'Evento',
    app_alert: 'Avisar no painel e no celular',
    create_message: 'Publicar no mural',
    created_at: 'Criado em',
    updated_at: 'Alterado em',
  },
  values: {
    strategy_id: strategyNames,
    asset_type_id: assetKindNames,
    distance_unit: distanceUnitNames,
    app_alert: yesNo,
    create_message: yesNo,
    stop_distance: price,
    target_distance: price,
    rp_distance: price,
    weight: price,
  },
});

/** The placeholder for the trigger in a template's text. */
export const ENTRY_MARK = '{entrada}';

type Distances = Pick<TradeTemplateRow, 'distance_unit' | 'stop_distance' | 'target_distance' | 'rp_distance'>;
type Planned = Record<'stop_value' | 'target_value' | 'strategy_rp_value', number | null>;

/** The template's stop, target and RP for an entry at `entry`; null where it has no distance. */
export function plannedValues(template: Distances, type: TradeType, entry: number): Planned {
  const side = type === 'C' ? 1 : -1;
  const at = (distance: number | null, way: 1 | -1): number | null => {
    if (distance === null) return null;
    const points = template.distance_unit === 'percent' ? (entry * distance) / 100 : distance;
    return roundTo(Math.max(0, entry + side * way * points), decimalsFor(template.distance_unit, entry));
  };
  return {
    stop_value: at(template.stop_distance, -1),
    target_value: at(template.target_distance, 1),
    strategy_rp_value: at(template.rp_distance, 1),
  };
}

/** The template's text with the trigger inserted. */
export const validInputOf = (text: string, entry: number | null): string =>
  entry === null ? text : text.replaceAll(ENTRY_MARK, shortPrice(entry));

const shortPrice = (value: number): string => price(value).replace(/0{1,2}$/, '');
const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;
/** A percentage of a price is as precise as the price, and at least to the cent. */
const decimalsFor = (unit: DistanceUnit, entry: number): number =>
  unit === 'points' ? VALUE_DECIMALS : Math.min(VALUE_DECIMALS, Math.max(2, decimalsOf(entry)));
