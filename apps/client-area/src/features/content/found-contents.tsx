import { useSearchContentsQuery } from '@mirante/api-client/content/content-search.ts';
import type { FoundContents as Found, Piece } from '@mirante/domain/content/content-search.ts';
import { contentTypePlurals, contentTypes, type ContentType } from '@mirante/domain/content/feed.ts';
import { SEARCH_FROM } from '@mirante/domain/house/search.ts';
import { integer } from '@mirante/domain/format.ts';
import { pagesOf } from '@mirante/crud/list/list-footer.tsx';
import { foundText } from '@mirante/crud/list/list-toolbar.tsx';
import { PastEnd } from '@mirante/crud/list/past-end.tsx';
import { EmptyState, ErrorPanel } from '@mirante/ui-kit/states/states.tsx';
import Pagination from '@mui/material/Pagination';
import { createElement, Fragment } from 'react';
import { Link } from 'react-router';
import { to } from '../../app/to.ts';
import { ContentCard } from '../../shared/content-card.tsx';
import { ContentCards } from '../../shared/content-cards.tsx';
import type { SearchState } from './use-content-search.ts';
import css from './found-contents.module.css';

const PER_PAGE = 9;

interface Props extends SearchState {
  onChange: (next: Partial<SearchState>) => void;
}

/** Search results by relevance, with the matches highlighted. */
export function FoundContents({ text, type, page, onChange }: Props) {
  const isTooShort = text.length < SEARCH_FROM;
  const {
    data: found,
    error,
    isFetching,
    refetch,
  } = useSearchContentsQuery(
    { q: text, page, perPage: PER_PAGE, type },
    {
      skip: isTooShort,
    },
  );
  if (isTooShort) return <p className={css.count}>Digite ao menos {SEARCH_FROM} letras.</p>;
  if (error) return <ErrorPanel error={error} onRetry={refetch} />;
  if (!found)
    return (
      <p className={css.count} role="status">
        Buscando…
      </p>
    );
  return (
    <section aria-label="Resultados da busca" aria-busy={isFetching} className={css.results}>
      <Types found={found} type={type} onChange={(next) => onChange({ type: next, page: 1 })} />
      <p className={css.count} role="status">
        <strong>{foundText(found, ['resultado', 'resultados'])}</strong>. Acentos e plural não fazem diferença.
      </p>
      <div className={css.panel}>
        {found.total === 0 && (
          <EmptyState title="Nada encontrado" text="Confira as palavras, ou tente com menos delas." />
        )}
        {found.total > 0 && found.items.length === 0 && (
          <PastEnd go={() => onChange({ page: pagesOf(found, 1, PER_PAGE) })} />
        )}
        {found.items.length > 0 && (
          <ContentCards as="rows" label="Resultados" busy={isFetching}>
            {found.items.map((item) => (
              <FoundCard key={item.id} {...item} />
            ))}
          </ContentCards>
        )}
      </div>
      {found.total > PER_PAGE && (
        <Pagination
          count={pagesOf(found, page, PER_PAGE)}
          page={page}
          aria-label="Páginas"
          onChange={(_, next) => onChange({ page: next })}
        />
      )}
    </section>
  );
}

interface TypesProps {
  found: Found;
  type: ContentType | undefined;
  onChange: (type: ContentType | undefined) => void;
}
function Types({ found: { types, total_is_estimate }, type, onChange }: TypesProps) {
  const all = contentTypes.reduce((sum, each) => sum + types[each], 0);
  const options = [
    { key: undefined, label: 'Todos', count: all },
    ...contentTypes.map((key) => ({ key, label: contentTypePlurals[key], count: types[key] })),
  ];
  return (
    <div className={css.types} role="group" aria-label="Tipo de conteúdo">
      {options.map(({ key, label, count }) => (
        <button key={label} type="button" aria-pressed={key === type} onClick={() => onChange(key)}>
          {label} <span>{`${integer(count)}${total_is_estimate ? '+' : ''}`}</span>
        </button>
      ))}
    </div>
  );
}

function FoundCard({ marked_title, snippets, more_pages, ...content }: Found['items'][number]) {
  return (
    <ContentCard content={content} marked={<Marked pieces={marked_title} />}>
      {snippets.length > 0 && (
        <div className={css.snippets}>
          {snippets.map(({ page, pieces }) =>
            page === null ? (
              <p key="text">
                <Marked pieces={pieces} />
              </p>
            ) : (
              <Link key={page} to={`${to.report(content.id)}?pagina=${page}`}>
                <span>Pág. {page}</span>
                <span>
                  <Marked pieces={pieces} />
                </span>
              </Link>
            ),
          )}
          {more_pages > 0 && (
            <p>{more_pages === 1 ? 'E em mais uma página.' : `E em mais ${integer(more_pages)} páginas.`}</p>
          )}
        </div>
      )}
    </ContentCard>
  );
}

/** Children as arguments need no keys. */
const Marked = ({ pieces }: { pieces: readonly Piece[] }) =>
  createElement(Fragment, null, ...pieces.map(({ text, hit }) => (hit ? createElement('mark', null, text) : text)));
