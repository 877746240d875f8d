import { useListTraderMessagesQuery } from '@mirante/api-client/trading/trader-board.ts';
import { traderBoard } from '@mirante/contract/trading/trader-board.ts';
import { columnsOf } from '@mirante/crud/list/field-columns.tsx';
import { filter } from '@mirante/crud/list/filters.tsx';
import { ListPage } from '@mirante/crud/list/list-page.tsx';
import { plainTextOf } from '@mirante/domain/content/rich-text.ts';
import { dayTime } from '@mirante/domain/format.ts';
import { yesNo } from '@mirante/domain/records/words.ts';
import { previewOf } from '@mirante/domain/trading/board-message.ts';
import { traderMessageWords } from '@mirante/domain/trading/trader-message.ts';
import { to } from '../../../app/to.ts';
import { HeadActions } from '../../../record/list-actions.tsx';

export const TraderMessageListPage = () => (
  <ListPage
    words={traderMessageWords}
    of={traderBoard.listTraderMessages}
    use={useListTraderMessagesQuery}
    columns={columns}
    to={({ id }) => to.traderMessage(id)}
    head={{
      actions: (
        <HeadActions
          file={traderBoard.exportTraderMessages}
          create={traderBoard.createTraderMessage}
          to={to.newTraderMessage()}
          label="Criar mensagem do mural"
        />
      ),
    }}
  />
);
TraderMessageListPage.needs = traderBoard.listTraderMessages;

const columns = columnsOf<typeof traderBoard.listTraderMessages>(traderMessageWords.list, {
  id: { sort: 'trader_message.id', filter: filter.number('trader_message.id', 'ID'), card: 'hidden' },
  message: {
    write: (html) => previewOf(plainTextOf(html)),
    filter: filter.text('trader_message.filter', 'Texto'),
    wrap: true,
    card: 'title',
  },
  app_alert: {
    write: (alert) => yesNo[`${alert}`],
    filter: filter.yesNo('trader_message.app_alert'),
    card: 'hidden',
  },
  created_at: {
    write: dayTime,
    sort: 'trader_message.created_at',
    filter: filter.day('trader_message.created_at', 'desde'),
    card: 'left',
  },
  updated_at: { write: dayTime, sort: 'trader_message.updated_at', card: 'right' },
});
