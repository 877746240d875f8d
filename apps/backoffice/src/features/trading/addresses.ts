import type { trades } from '@mirante/contract/trading/trades.ts';
import type { tradeTemplates } from '@mirante/contract/trading/trade-templates.ts';
import type { traderBoard } from '@mirante/contract/trading/trader-board.ts';
import { address, type Id, type QueryOf, type RecordAddresses } from '../../app/address.ts';

export const to = {
  panel: () => '/full-trader/painel',
  /** The id of a trade to duplicate. */
  desk: (duplicated?: Id) => address('/full-trader/mesa', duplicated === undefined ? {} : { duplicar: duplicated }),
  tradeTemplates: (query: QueryOf<typeof tradeTemplates.listTradeTemplates> = {}) =>
    address('/full-trader/modelos', query),
  newTradeTemplate: () => '/full-trader/criar-modelo',
  editTradeTemplate: (id: Id) => `/full-trader/modelos/${id}/editar`,
  trades: (query: QueryOf<typeof trades.listTrades> = {}) => address('/full-trader/operacoes', query),
  trade: (id: Id) => `/full-trader/operacoes/${id}`,
  editTrade: (id: Id) => `/full-trader/operacoes/${id}/editar`,
  tradeReplay: (id: Id) => `/full-trader/operacoes/${id}/replay`,
  updateTradeValue: (id: Id) => `/full-trader/operacoes/${id}/atualizar-valor`,
  newTrade: () => '/full-trader/criar-operacao',
  traderMessages: (query: QueryOf<typeof traderBoard.listTraderMessages> = {}) =>
    address('/full-trader/mensagens-do-mural', query),
  traderMessage: (id: Id) => `/full-trader/mensagens-do-mural/${id}`,
  editTraderMessage: (id: Id) => `/full-trader/mensagens-do-mural/${id}/editar`,
  /** A trade whose values prefill the text. */
  newTraderMessage: (trade?: object) =>
    address('/full-trader/criar-mensagem-do-mural', trade ? { operacao: JSON.stringify(trade) } : {}),
};
export const recordAddresses: RecordAddresses = {
  trade: to.trade,
  trade_template: to.editTradeTemplate,
  trader_message: to.traderMessage,
};
