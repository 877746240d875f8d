import type { Result } from '@mirante/contract/http.ts';
import { NOTHING_FOUND, type Page } from '@mirante/domain/records/page.ts';
import type { RecordWords } from '@mirante/domain/records/words.ts';
import { lazyDialog } from '@mirante/ui-kit/boot/lazy-dialog.tsx';
import { PageHead } from '@mirante/ui-kit/shell/page-head.tsx';
import { EmptyState, ErrorPanel } from '@mirante/ui-kit/states/states.tsx';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useDeferredValue, useState, type ComponentProps, type ReactNode } from 'react';
import { allFilters, type AnyColumn, type ColumnsOf } from './columns.ts';
import type { NamedFilter } from './filters.tsx';
import { useListState, useListUser } from './list-states.tsx';
import { ListFooter, pagesOf } from './list-footer.tsx';
import { PastEnd } from './past-end.tsx';
import { ListToolbar, type FilterWords } from './list-toolbar.tsx';
import type { Noun } from './noun.ts';
import { useColumnChoice } from './use-column-choice.ts';
import {
  filtersIn,
  useListQuery,
  usePrefetchSchema,
  withoutFilters,
  type FilterKey,
  type ListEndpoint,
  type ListQuery,
  type Query,
  type Row,
} from './use-list-query.ts';
import css from './list-frame.module.css';

// Loaded when a phone opens it, a URL needs it, or the list is shown.
const FilterSheet = lazyDialog(() => import('./filter-sheet.tsx').then((m) => m.FilterSheet));
const IgnoredNotice = lazy(() => import('./list-notice.tsx').then((m) => ({ default: m.IgnoredNotice })));
const ColumnsButton = lazy(() => import('./columns-button.tsx').then((m) => ({ default: m.ColumnsButton })));

interface Loading<R> {
  data?: Page<R> | undefined;
  /** That of the same query; `data` may be the one before it. */
  currentData?: Page<R> | undefined;
  isFetching: boolean;
  error?: unknown;
  refetch: () => unknown;
}

type ListWords = Pick<RecordWords, 'name' | 'plural'> & Partial<FilterWords>;

/** The listed record's labels, or a title and a noun: `['cliente', 'clientes']`. */
type Named = { words: ListWords; title?: never; noun?: never } | { words?: never; title: string; noun?: Noun };

export type ListFrameProps<E extends ListEndpoint> = Named & {
  of: E;
  use: (query: Query<E>) => Loading<Row<E>>;
  /** Its sorts, and the filters in the table's head. */
  columns: ColumnsOf<E>;
  /** Filters without a column; the first text filter is the list's search. */
  filters?: readonly NamedFilter<FilterKey<E>>[];
  /** Props of the page head besides the title; null if the page renders it. */
  head?: Omit<ComponentProps<typeof PageHead>, 'title'> | null;
  /** The empty list's text, where rows are not created by hand. */
  emptyText?: string;
  /** Below all rows, for example their sums. */
  foot?: (found: NonNullable<Result<E>>) => ReactNode;
  children?: ReactNode;
};

/** The data of a list to render. */
export interface RowsView<R> {
  label: string;
  noun: Noun;
  /** Those of the cards, or those shown in the table. */
  columns: readonly AnyColumn[];
  /** Undefined during the first load. */
  rows: readonly R[] | undefined;
  list: ListQuery;
  busy: boolean;
  /** In place of the rows: nothing found, or a failure. */
  fallback: ReactNode;
  phone: boolean;
}

const results = ['resultado', 'resultados'] as const;
const none: readonly never[] = [];

/** A list whose state is its URL, with rows rendered by `draw`. Rows stay while the next page loads. */
export function ListFrame<E extends ListEndpoint>({
  words,
  title = words?.plural ?? '',
  of,
  use,
  noun = words ? [words.name.toLowerCase(), words.plural.toLowerCase()] : results,
  filters = none,
  head,
  emptyText = 'Ainda não há nada aqui.',
  foot,
  children,
  draw,
  ...props
}: ListFrameProps<E> & { draw: (shown: RowsView<Row<E>>) => ReactNode }) {
  const list = useListQuery(of);
  const { data: answer, currentData, isFetching, error, refetch } = use(list.query as Query<E>);
  // A store's change renders synchronously: many rows would be one long task.
  const data = useDeferredValue(answer);
  usePrefetchSchema(of, data !== undefined);
  const phone = useMediaQuery('(max-width:899px)', { noSsr: true });
  const [filtersOpen, setFiltersOpen] = useState<boolean>();
  const frame = useListState(data?.items);
  const user = useListUser();
  const columns = props.columns as readonly AnyColumn[];
  const choice = useColumnChoice(columns, user?.id, of.path);
  const all = allFilters(columns, filters);
  const failure = error !== undefined && !isFetching && (
    <ErrorPanel
      error={error}
      onRetry={refetch}
      title={currentData ? 'Não foi possível atualizar a lista' : 'Não foi possível carregar a lista'}
    />
  );
  // What was read before a refetch failed stays.
  const failed = failure && !currentData;
  const found = failed ? undefined : data;
  const fallback = failed ? failure : data && <EmptyList list={list} found={data} text={emptyText} />;
  return (
    <>
      {head !== null && <PageHead title={title} {...head} />}
      {children}
      {list.ignored.length > 0 && (
        <Suspense fallback={null}>
          <IgnoredNotice list={list} all={all} />
        </Suspense>
      )}
      <ListToolbar
        list={list}
        outside={filters}
        all={all}
        words={words}
        found={found}
        noun={noun}
        onFilters={() => setFiltersOpen(true)}
        tools={
          user &&
          all.length > 0 && (
            <>
              <Tool>
                <user.Views path={of.path} list={list} all={all} />
              </Tool>
              {!phone && columns.some(({ optional }) => optional) && (
                <Tool>
                  <ColumnsButton columns={columns} choice={choice} />
                </Tool>
              )}
            </>
          )
        }
      />
      {!failed && failure}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- notes which link was followed, by the keyboard too */}
      <div {...frame} className={`${css.frame} ${phone ? '' : css.table}`}>
        {isFetching && data && <div className={css.progress} />}
        {draw({
          label: title,
          noun,
          columns: phone ? columns : choice.shown,
          rows: data?.items,
          list,
          busy: isFetching || data !== answer,
          fallback: data?.items.length && !failed ? null : fallback,
          phone,
        })}
        {found && foot?.(found as Result<E>)}
        {found && <ListFooter list={list} found={found} />}
      </div>
      {phone && filtersOpen !== undefined && (
        <FilterSheet open={filtersOpen} onClose={() => setFiltersOpen(false)} list={list} all={all} columns={columns} />
      )}
    </>
  );
}

/** Loaded after the rows, which it must not push down: its space is there before. */
const Tool = ({ children }: { children: ReactNode }) => (
  <span className={css.tool}>
    <Suspense fallback={null}>{children}</Suspense>
  </span>
);

interface Empty {
  list: ListQuery;
  found: Page<unknown>;
  text: string;
}
function EmptyList({ list, found: { total, ...rest }, text }: Empty) {
  const active = filtersIn(list.query);
  if (total > 0) {
    const last = pagesOf({ total, ...rest }, 1, list.query.perPage);
    return <PastEnd go={() => list.change({ page: last })} />;
  }
  if (active.length === 0) return <EmptyState title={NOTHING_FOUND} text={text} />;
  return (
    <EmptyState
      title="Sem resultados para o filtro"
      text="Mude ou limpe os filtros para ver mais."
      action={
        <Button variant="outlined" size="small" onClick={() => list.change(withoutFilters(list.query))}>
          Limpar filtros
        </Button>
      }
    />
  );
}
