import { useListOwnContentsQuery } from '@mirante/api-client/content/own-contents.ts';
import { ownContents } from '@mirante/contract/content/own-contents.ts';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { lazy, Suspense } from 'react';
import { purposes } from '../../app/purposes.ts';
import { ContentList } from './content-list.tsx';
import { feedOrders, useFeedFilters } from './feed-filters.ts';
import { NewSince } from './new-since.tsx';
import { SearchField } from './search-field.tsx';
import { TypeChoice } from './type-choice.tsx';
import { usePreloadReader, type ReaderAheadProps } from './use-preload-reader.ts';
import { useContentSearch } from './use-content-search.ts';

// Loaded with the first search.
const FoundContents = lazy(() => import('./found-contents.tsx').then((m) => ({ default: m.FoundContents })));

const head = { title: 'Conteúdos', purpose: purposes.contents };

/** Reports, videos and news of the client's products, with a search over all of them. */
export function ContentListPage(ahead: ReaderAheadProps) {
  const [search, change] = useContentSearch();
  usePreloadReader(ahead);
  return (
    <>
      <PageHead {...head} />
      <SearchField value={search.text} onSearch={(text) => change({ text, type: undefined })} />
      {search.text ? (
        <Suspense fallback={null}>
          <FoundContents {...search} onChange={change} />
        </Suspense>
      ) : (
        <Contents />
      )}
    </>
  );
}

const Contents = () => (
  <ContentList
    as="rows"
    title={head.title}
    noun={['conteúdo', 'conteúdos']}
    head={null}
    of={ownContents.listOwnContents}
    use={useListOwnContentsQuery}
    cardOf={(content) => content}
    orders={feedOrders}
    filters={useFeedFilters()}
  >
    <TypeChoice of={ownContents.listOwnContents} />
    <NewSince />
  </ContentList>
);
