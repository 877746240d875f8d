import { useListConsultancyContentsQuery } from '@mirante/api-client/content/own-contents.ts';
import { ownContents } from '@mirante/contract/content/own-contents.ts';
import { ContentList } from './content-list.tsx';
import { byText, feedOrders, useFeedFilters } from './feed-filters.ts';
import { TypeChoice } from './type-choice.tsx';

/** Contents for consultancy clients only. */
export function ConsultancyContentListPage() {
  const filters = [byText, ...useFeedFilters().filter(({ label }) => label !== 'Produto')];
  return (
    <ContentList
      as="rows"
      title="Conteúdos da consultoria"
      noun={['conteúdo', 'conteúdos']}
      head={{ purpose: 'Relatórios, vídeos e notícias só de quem tem a consultoria.' }}
      of={ownContents.listConsultancyContents}
      use={useListConsultancyContentsQuery}
      cardOf={(content) => content}
      orders={feedOrders}
      filters={filters}
    >
      <TypeChoice of={ownContents.listConsultancyContents} />
    </ContentList>
  );
}
