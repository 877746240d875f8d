import {
  useEditTraderMessageMutation,
  useGetTraderMessageQuery,
  useListTraderMessageChangesQuery,
} from '@mirante/api-client/trading/trader-board.ts';
import { traderMessageForm } from '@mirante/contract/trading/trader-board.form.ts';
import { traderBoard } from '@mirante/contract/trading/trader-board.ts';
import { dayTime } from '@mirante/domain/format.ts';
import { traderMessageWords } from '@mirante/domain/trading/trader-message.ts';
import { useParams } from 'react-router';
import { to } from '../../../app/to.ts';
import { EditPage } from '../../../record/edit-page.tsx';
import { TraderMessageFields } from './trader-message-fields.tsx';

export const TraderMessageEditPage = () => (
  <EditPage
    words={traderMessageWords}
    of={traderBoard.getTraderMessage}
    schema={traderMessageForm}
    use={useGetTraderMessageQuery}
    useEdit={useEditTraderMessageMutation}
    changes={useListTraderMessageChangesQuery}
    then={to.traderMessage(Number(useParams().id))}
    purpose={({ created_at }) => `Publicada em ${dayTime(created_at)}`}
  >
    {() => <TraderMessageFields />}
  </EditPage>
);
TraderMessageEditPage.needs = traderBoard.editTraderMessage;
