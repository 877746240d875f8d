import type { OwnTraderMessage } from '@mirante/domain/trading/trader-message.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { get, type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';
import { traderMessageFilters, traderMessageSorts } from './trader-board.query.ts';

const query = listQuery({
  sort: traderMessageSorts,
  by: 'trader_message.created_at',
  order: -1,
  perPage: 20,
  filters: traderMessageFilters,
});

const allow = { area: 'trading' } as const;
export const ownTraderBoard = {
  listOwnTraderMessages: get('/api/v1/client/trader-board', {
    what: 'Listar as mensagens do mural do Full Trader',
    allow,
    input: query,
    returns: type<Page<OwnTraderMessage>>(),
  }),
  getOwnTraderMessage: get('/api/v1/client/trader-board/:id', {
    what: 'Ler uma mensagem do mural',
    allow,
    returns: type<OwnTraderMessage>(),
  }),
};
