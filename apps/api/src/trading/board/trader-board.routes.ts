import type { traderBoard } from '@mirante/contract/trading/trader-board.ts';
import { plainTextOf } from '@mirante/domain/content/rich-text.ts';
import { dayTime } from '@mirante/domain/format.ts';
import { traderMessageWords, type TraderMessageRow } from '@mirante/domain/trading/trader-message.ts';
import type { Handlers } from '../../http/serve.ts';
import { changesOf } from '../../records/audit/changes.ts';
import { columnsOf } from '../../records/csv.ts';
import { creates, edits, file, finds, lists } from '../../records/handlers.ts';
import { publishMessage, removeMessage, saveMessage } from './publish-message.ts';
import * as store from './trader-board.store.ts';

const columns = columnsOf<TraderMessageRow>(
  traderMessageWords,
  { message: plainTextOf, created_at: dayTime, updated_at: dayTime },
  ['id', 'message', 'app_alert', 'created_at', 'updated_at'],
);

export const traderBoardRoutes: Handlers<typeof traderBoard> = {
  listTraderMessages: lists(store.list),
  exportTraderMessages: file('trader_message', 'mensagens-do-mural', { list: store.list, columns }),
  getTraderMessage: finds('trader_message', store),
  createTraderMessage: creates(store, (trx, call) => publishMessage(trx, call, call.input)),
  editTraderMessage: edits('trader_message', store, saveMessage),
  removeTraderMessage: removeMessage,
  listTraderMessageChanges: changesOf('trader_message'),
};
