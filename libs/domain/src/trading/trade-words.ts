import { day, dayTime, percent } from '../format.ts';
import { labelsOf, wordsOf, yesNo } from '../records/words.ts';
import { assetKindNames } from './asset-kinds.ts';
import { strategyNames, type StrategyId } from './strategies.ts';
import { optionTypeNames, tradeStyles, tradeTypeNames, type TradeRow } from './trade.ts';
import { price } from './trade-format.ts';

export const tradeStatusNames = labelsOf(tradeStyles);

/** Fields of a trade's form that are not columns. */
interface Said {
  event: string;
  create_message: boolean;
}

export const tradeWords = wordsOf<TradeRow & Said>({
  name: 'Operação',
  plural: 'Operações',
  title: 'asset',
  labels: {
    id: 'ID',
    quoted_as: 'Código',
    asset: 'Ativo',
    asset_type_id: 'Mercado',
    strategy_id: 'Estratégia',
    type: 'Lado',
    status: 'Situação',
    type_option: 'Call ou Put',
    option_code: 'Código da opção',
    strike: 'Strike',
    expires_on: 'Vencimento',
    price_action_option: 'Preço da ação',
    actual_price: 'Preço atual da ação',
    max_price: 'Preço máximo',
    launch_price: 'Preço no lançamento',
    launch_date: 'Data do lançamento',
    weight: 'Peso',
    trade_date: 'Data da operação',
    date_in: 'Data de entrada',
    strategy_in_value: 'Gatilho',
    in_value: 'Valor de entrada',
    current_value: 'Valor atual',
    stop_value: 'Stop',
    strategy_rp_value: 'RP previsto',
    rp_value: 'Valor de RP',
    target_value: 'Alvo',
    out_value: 'Valor de saída',
    result: 'Resultado',
    valid_input_today: 'Entrada válida hoje',
    valid_date: 'Válida até',
    event: 'Evento',
    errata: 'Errata',
    app_alert: 'Avisar no painel e no celular',
    create_message: 'Publicar no mural',
    finished_at: 'Finalizada em',
    value_at: 'Valor atualizado em',
    revision: 'Revisão',
    created_at: 'Criada em',
    updated_at: 'Alterada em',
  },
  list: { app_alert: 'Alerta no app', in_value: 'Entrada', current_value: 'Atual' },
  file: { app_alert: 'Alerta no app' },
  values: {
    type: tradeTypeNames,
    type_option: optionTypeNames,
    status: tradeStatusNames,
    strategy_id: strategyNames,
    asset_type_id: assetKindNames,
    app_alert: yesNo,
    expires_on: day,
    valid_date: dayTime,
    trade_date: dayTime,
    launch_date: dayTime,
    date_in: dayTime,
    finished_at: dayTime,
    value_at: dayTime,
    result: percent,
    weight: price,
    strike: price,
    price_action_option: price,
    actual_price: price,
    max_price: price,
    launch_price: price,
    strategy_in_value: price,
    in_value: price,
    current_value: price,
    stop_value: price,
    strategy_rp_value: price,
    rp_value: price,
    target_value: price,
    out_value: price,
  },
});

/** The labels of a strategy's own fields: what expires is an option, or a commodity's contract. */
export const ownLabelsOf = (strategy: StrategyId): typeof tradeWords.labels =>
  strategy === 8 ? { ...tradeWords.labels, expires_on: 'Vencimento do contrato' } : tradeWords.labels;
