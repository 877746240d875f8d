import { useListOwnContentsQuery } from '@mirante/api-client/content/own-contents.ts';
import { EmptyState, ErrorPanel } from '@mirante/ui-kit/states/states.tsx';
import { useDeferredArrival } from '@mirante/ui-kit/states/use-deferred-arrival.ts';
import { to } from '../../app/to.ts';
import { ContentCard } from '../../shared/content-card.tsx';
import { ContentCards } from '../../shared/content-cards.tsx';
import { HomeCard, WaitingRows } from './home-card.tsx';
import { LATEST_CONTENTS } from './read-home.ts';

/** The latest published contents that the client's products open. */
export const LatestContents = () => (
  <HomeCard title="Conteúdos" more={to.newest('conteudos')}>
    <Inside />
  </HomeCard>
);

function Inside() {
  const { data: answer, error, refetch } = useListOwnContentsQuery(LATEST_CONTENTS);
  const data = useDeferredArrival(answer);
  if (data?.items.length === 0)
    return <EmptyState title="Nenhum conteúdo" text="O que for publicado para os seus produtos aparecerá aqui." />;
  if (data)
    return (
      <ContentCards as="lines" label="Conteúdos mais recentes">
        {data.items.map((content) => (
          <ContentCard key={content.id} content={content} heading="h3" />
        ))}
      </ContentCards>
    );
  if (error) return <ErrorPanel title="Não foi possível carregar os conteúdos" error={error} onRetry={refetch} />;
  return <WaitingRows rows={LATEST_CONTENTS.perPage} />;
}
