import { useCreateTraderMessageMutation } from '@mirante/api-client/trading/trader-board.ts';
import { traderMessageForm } from '@mirante/contract/trading/trader-board.form.ts';
import { traderBoard } from '@mirante/contract/trading/trader-board.ts';
import { usePrefill } from '@mirante/crud/form/use-prefill.ts';
import { boardMessageFromAddress } from '@mirante/domain/trading/board-message.ts';
import { traderMessageWords } from '@mirante/domain/trading/trader-message.ts';
import { to } from '../../../app/to.ts';
import { CreatePage } from '../../../record/create-page.tsx';
import { TraderMessageFields } from './trader-message-fields.tsx';

export function TraderMessageCreatePage() {
  const { query, key } = usePrefill();
  return (
    <CreatePage
      key={key}
      words={traderMessageWords}
      schema={traderMessageForm}
      useCreate={useCreateTraderMessageMutation}
      purpose="Vai ao mural de quem assina o Full Trader, assim que for salva."
      initial={() => ({ message: boardMessageFromAddress(query.get('operacao')), app_alert: false })}
      opens={to.traderMessage}
      then={to.traderMessages()}
    >
      <TraderMessageFields />
    </CreatePage>
  );
}
TraderMessageCreatePage.needs = traderBoard.createTraderMessage;
