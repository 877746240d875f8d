import type { TraderMessage, TraderMessageRow } from '@mirante/domain/trading/trader-message.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { del, get, patch, post, type } from '../http.ts';
import { changesOf } from '../records/audit.ts';
import { csvOf } from '../records/csv.ts';
import type { Fields } from '../lazy-schema.ts';
import { listQuery } from '../records/list-query.ts';
export const traderMessageSorts = [
  'trader_message.id',
  'trader_message.created_at',
  'trader_message.updated_at',
] as const;
export const traderMessageFilters = ({ day, id, str }: Fields) => ({
  'trader_message.id': id(),
  /** Any part of the text. */
  'trader_message.filter': str().max(120),
  /** On this day or later. */
  'trader_message.created_at': day(),
});
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

const allow = ['trader'] as const;
const example = {
  message: '<p><strong>PETR4 ST</strong>: RP executado em 39,58. Stop do restante sobe para a entrada.</p>',
  app_alert: true,
};
const listTraderMessages = get('/api/v1/trader-board', {
  what: 'Listar mensagens do mural',
  allow,
  input: query,
  returns: type<Page<TraderMessageRow>>(),
});
export const traderBoard = {
  listTraderMessages,
  exportTraderMessages: csvOf('/api/v1/trader-board.csv', 'Exportar mensagens do mural', listTraderMessages),
  getTraderMessage: get('/api/v1/trader-board/:id', {
    what: 'Ver uma mensagem do mural',
    allow,
    returns: type<TraderMessage>(),
  }),
  createTraderMessage: post('/api/v1/trader-board', {
    what: 'Criar uma mensagem do mural',
    allow,
    idempotent: true,
    input: () => import('./trader-board.form.ts').then((m) => m.traderMessageForm),
    returns: type<TraderMessage>(),
    example,
  }),
  editTraderMessage: patch('/api/v1/trader-board/:id', {
    what: 'Editar uma mensagem do mural',
    allow,
    input: () => import('./trader-board.form.ts').then((m) => m.traderMessageChange),
    returns: type<TraderMessage>(),
    refuses: ['edit_conflict'],
    example,
  }),
  removeTraderMessage: del('/api/v1/trader-board/:id', { what: 'Remover uma mensagem do mural', allow }),
  listTraderMessageChanges: changesOf(
    '/api/v1/trader-board/:id/changes',
    'Ver as alterações de uma mensagem do mural',
    allow,
  ),
};
