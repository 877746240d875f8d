import { useListOwnContentsQuery } from '@mirante/api-client/content/own-contents.ts';
import { ownContents } from '@mirante/contract/content/own-contents.ts';
import { NewSince } from './new-since.tsx';
import { ContentList } from './content-list.tsx';
import { feedOrders, useFeedFilters } from './feed-filters.ts';

/** Reports, videos and news of the client's products. */
export const ContentListPage = () => (
  <ContentList
    as="rows"
    title="Conteúdos"
    noun={['conteúdo', 'conteúdos']}
    head={{ purpose: 'Relatórios, vídeos e notícias dos seus produtos.' }}
    of={ownContents.listOwnContents}
    use={useListOwnContentsQuery}
    cardOf={(content) => content}
    orders={feedOrders}
    filters={useFeedFilters()}
  >
    <NewSince />
  </ContentList>
);
