import { DAY_MS } from '@mirante/domain/durations.ts';
import type { TradeTemplateRow } from '@mirante/domain/trading/trade-template.ts';
import { later } from '../data-set.ts';
import type { Written } from '../copy-rows.ts';

type Planned = Omit<TradeTemplateRow, 'id' | 'weight' | 'app_alert' | 'create_message' | 'created_at' | 'updated_at'>;
const plans: readonly Planned[] = [
  {
    name: 'Day Trade em índice',
    strategy_id: 1,
    asset_type_id: 2,
    distance_unit: 'points',
    stop_distance: 300,
    target_distance: 600,
    rp_distance: 300,
    valid_input_today: 'Até {entrada}',
    event: 'Novo day trade em índice',
  },
  {
    name: 'Swing 3,5%',
    strategy_id: 2,
    asset_type_id: 1,
    distance_unit: 'percent',
    stop_distance: 3.5,
    target_distance: 7,
    rp_distance: 3.5,
    valid_input_today: 'Até {entrada}',
    event: 'Novo swing trade',
  },
  {
    name: 'Rastreador',
    strategy_id: 4,
    asset_type_id: 1,
    distance_unit: 'percent',
    stop_distance: 4.5,
    target_distance: 9,
    rp_distance: null,
    valid_input_today: 'Acima de {entrada}',
    event: 'Rompimento de tendência',
  },
  {
    name: 'Par por razão',
    strategy_id: 5,
    asset_type_id: 1,
    distance_unit: 'percent',
    stop_distance: 4,
    target_distance: 6,
    rp_distance: null,
    valid_input_today: 'Razão de {entrada}',
    event: null,
  },
  {
    name: 'Opção a seco',
    strategy_id: 6,
    asset_type_id: 1,
    distance_unit: 'percent',
    stop_distance: 30,
    target_distance: 50,
    rp_distance: 25,
    valid_input_today: 'Até o preço máximo',
    event: null,
  },
  {
    name: 'Boi gordo',
    strategy_id: 8,
    asset_type_id: 5,
    distance_unit: 'points',
    stop_distance: 4,
    target_distance: 8,
    rp_distance: 4,
    valid_input_today: 'Até {entrada}',
    event: null,
  },
];

/** The templates of the demonstration's trading desk. */
export const demoTradeTemplates = (now: Date): Written<'trade_template'>[] =>
  plans.map((plan, i) => ({
    ...plan,
    id: i + 1,
    weight: [0.5, 1, 0.25][i % 3]!,
    app_alert: true,
    create_message: i < 3,
    created_at: later(now, -90 * DAY_MS),
    updated_at: later(now, -90 * DAY_MS),
  }));
