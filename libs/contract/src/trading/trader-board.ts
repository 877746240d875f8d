import type { TraderMessage, TraderMessageRow } from '@mirante/domain/trading/trader-message.ts';
import { type } from '../http.ts';
import { listQuery } from '../records/list-query.ts';
import { recordCalls } from '../records/record-calls.ts';
import { traderMessageFilters, traderMessageSorts } from './trader-board.query.ts';

const query = listQuery({
  sort: traderMessageSorts,
  by: 'trader_message.id',
  order: -1,
  perPage: 20,
  filters: (fields) => ({
    ...traderMessageFilters(fields),
    'trader_message.app_alert': fields.oneOf(['true', 'false']),
  }),
});

const calls = recordCalls('/api/v1/trader-board', {
  one: 'uma mensagem do mural',
  many: 'mensagens do mural',
  allow: ['trader'],
  query,
  row: type<TraderMessageRow>(),
  record: type<TraderMessage>(),
  form: () => import('./trader-board.form.ts').then((m) => m.traderMessageForm),
  change: () => import('./trader-board.form.ts').then((m) => m.traderMessageChange),
  example: {
    message: '<p><strong>PETR4 ST</strong>: RP executado em 39,58. Stop do restante sobe para a entrada.</p>',
    app_alert: true,
  },
});
export const traderBoard = {
  listTraderMessages: calls.list,
  exportTraderMessages: calls.export,
  getTraderMessage: calls.get,
  createTraderMessage: calls.create,
  editTraderMessage: calls.edit,
  removeTraderMessage: calls.remove,
  listTraderMessageChanges: calls.changes,
};
