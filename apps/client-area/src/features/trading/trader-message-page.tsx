import { useGetOwnTraderMessageQuery } from '@mirante/api-client/trading/own-trading.ts';
import { Loaded } from '@mirante/crud/record/loaded.tsx';
import { dayTime } from '@mirante/domain/format.ts';
import { traderMessageWords } from '@mirante/domain/trading/trader-message.ts';
import { RichText } from '@mirante/ui-kit/rich-text/rich-text.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { useParams } from 'react-router';
import { current } from './current.ts';

export function TraderMessagePage() {
  const id = Number(useParams().id);
  return (
    <Loaded query={useGetOwnTraderMessageQuery({ id }, current)} what={traderMessageWords.name} id={id}>
      {({ message, created_at, updated_at }) => (
        <>
          <PageHead title="Mural do trader" tab={`${traderMessageWords.name} ${id}`} purpose={dayTime(created_at)} />
          <Panel
            title={traderMessageWords.labels.message}
            aside={updated_at !== created_at && `Alterada em ${dayTime(updated_at)}`}
          >
            <RichText html={message} />
          </Panel>
        </>
      )}
    </Loaded>
  );
}
