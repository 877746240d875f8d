import type { AssetKindId } from '@mirante/domain/trading/asset-kinds.ts';
import type { StrategyId } from '@mirante/domain/trading/strategies.ts';
import type { OptionType } from '@mirante/domain/trading/trade.ts';

/** An asset that the demonstration's traders trade, with its approximate price. */
export interface Template {
  asset: string;
  strategy_id: StrategyId;
  asset_type_id: AssetKindId;
  price: number;
  /** The price tick. */
  step: number;
  /** The distance of stop and target, as fractions of the price. */
  stop: number;
  target: number;
  option?: { code: string; type: OptionType; strike: number; share: number };
}

const cents = { step: 0.01, asset_type_id: 1 } as const;
const of = (strategy_id: StrategyId, stop: number, target: number) => ({ strategy_id, stop, target });
const [day, swing, trend, pair] = [of(1, 0.004, 0.007), of(2, 0.035, 0.07), of(4, 0.045, 0.09), of(5, 0.04, 0.06)];
const [dry, financed] = [of(6, 0.3, 0.5), of(7, 0.28, 0.45)];
const commodity = of(8, 0.03, 0.06);

export const templates: readonly Template[] = [
  { ...swing, ...cents, asset: 'PETR4', price: 38.93 },
  { ...day, asset: 'WINZ26', asset_type_id: 2, price: 158_680, step: 5 },
  { ...trend, ...cents, asset: 'VALE3', price: 62.27 },
  {
    ...dry,
    ...cents,
    asset: 'PETR4',
    price: 1.01,
    option: { code: 'PETRL390', type: 'call', strike: 39, share: 38.42 },
  },
  { ...commodity, asset: 'BGIX26', asset_type_id: 5, price: 318.27, step: 0.05 },
  { ...pair, asset: 'ITUB4/BBDC4', asset_type_id: 1, price: 2.4188, step: 0.0001 },
  { ...day, asset: 'WDOZ26', asset_type_id: 3, price: 5425, step: 0.5 },
  {
    ...financed,
    ...cents,
    asset: 'BBAS3',
    price: 0.57,
    option: { code: 'BBASL245', type: 'call', strike: 24.5, share: 23.3 },
  },
  { ...swing, ...cents, asset: 'WEGE3', price: 44.21 },
  { ...commodity, asset: 'CCMF27', asset_type_id: 4, price: 71.85, step: 0.01 },
  { ...trend, ...cents, asset: 'PRIO3', price: 41.74 },
  {
    ...dry,
    ...cents,
    asset: 'VALE3',
    price: 0.94,
    option: { code: 'VALEX600', type: 'put', strike: 60, share: 61.07 },
  },
  { ...swing, ...cents, asset: 'SUZB3', price: 52.78 },
  { ...pair, asset: 'ABEV3/SMTO3', asset_type_id: 1, price: 0.7318, step: 0.0001 },
  { ...day, ...cents, asset: 'B3SA3', price: 13.2 },
  { ...commodity, asset: 'ICFH27', asset_type_id: 6, price: 387.88, step: 0.05 },
  { ...trend, ...cents, asset: 'EQTL3', price: 35.59 },
  {
    ...financed,
    ...cents,
    asset: 'ITSA4',
    price: 0.37,
    option: { code: 'ITSAL110', type: 'call', strike: 11, share: 10.7 },
  },
  { ...commodity, asset: 'SJCF27', asset_type_id: 7, price: 24.72, step: 0.01 },
  { ...swing, ...cents, asset: 'RADL3', price: 20.09 },
];
