import { useCreateTraderMessageMutation } from '@mirante/api-client/trading/trader-board.ts';
import { traderMessageForm, type TraderMessageForm } from '@mirante/contract/trading/trader-board.form.ts';
import { traderBoard } from '@mirante/contract/trading/trader-board.ts';
import { FormPage } from '@mirante/crud/form/form-page.tsx';
import { boardMessageFromAddress } from '@mirante/domain/trading/board-message.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { to } from '../../../app/to.ts';
import { TraderMessageFields } from './trader-message-fields.tsx';

export function TraderMessageCreatePage() {
  const [create] = useCreateTraderMessageMutation();
  const [query] = useSearchParams();
  const [initial] = useState(() => ({ message: boardMessageFromAddress(query.get('operacao')), app_alert: false }));
  const save = async (body: TraderMessageForm) => ({ to: to.traderMessage((await create({ body }).unwrap()).id) });
  return (
    <FormPage
      title="Criar mensagem do mural"
      purpose="Vai ao mural de quem assina o Full Trader, assim que for salva."
      schema={traderMessageForm}
      initial={initial}
      save={save}
      then={to.traderMessages()}
    >
      <TraderMessageFields />
    </FormPage>
  );
}
TraderMessageCreatePage.needs = traderBoard.createTraderMessage;
