/** A trading strategy: its short name on the panel, and its full name. */
interface Strategy {
  short: string;
  name: string;
}

export const strategyIds = [1, 2, 4, 5, 6, 7, 8] as const;
export type StrategyId = (typeof strategyIds)[number];

export const strategies: Readonly<Record<StrategyId, Strategy>> = {
  1: { short: 'DT', name: 'Day Trade' },
  2: { short: 'ST', name: 'Swing Trade' },
  4: { short: 'RT', name: 'Rastreador de Tendência' },
  5: { short: 'LS', name: 'Long/Short' },
  6: { short: 'OP', name: 'Opções a seco' },
  7: { short: 'FOP', name: 'Financiamento com opções' },
  8: { short: 'COM', name: 'Commodities' },
};

export const isStrategyId = (id: number): id is StrategyId => (strategyIds as readonly number[]).includes(id);

export const strategyNames = Object.fromEntries(
  strategyIds.map((id) => [id, `${strategies[id].name} (${strategies[id].short})`]),
) as Record<StrategyId, string>;
