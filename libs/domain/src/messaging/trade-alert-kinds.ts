/** The alerts that a reader can get for followed trades. */
export const tradeAlertKinds = ['triggered', 'near_target', 'target', 'stop', 'finished'] as const;
export type TradeAlertKind = (typeof tradeAlertKinds)[number];
export const tradeAlertLabels: Readonly<Record<TradeAlertKind, string>> = {
  triggered: 'Gatilho acionado',
  near_target: 'Perto do alvo',
  target: 'Alvo atingido',
  stop: 'Stop atingido',
  finished: 'Operação finalizada',
};
