import { newsWords } from '@mirante/domain/content/news.ts';
import { reportWords } from '@mirante/domain/content/report.ts';
import { videoWords } from '@mirante/domain/content/video.ts';
import { day, integer } from '@mirante/domain/format.ts';
import type { Page } from '@mirante/domain/records/page.ts';
import { pagerButton } from '@mirante/ui-kit/states/pager-button.ts';
import { Panel } from '@mirante/ui-kit/states/panel.tsx';
import { ListSkeleton } from '@mirante/ui-kit/states/skeletons.tsx';
import { ErrorPanel } from '@mirante/ui-kit/states/states.tsx';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { RELATED_PER_PAGE, relatedContentKinds, type RelatedContentKind } from './related-pages.ts';
import css from './related-contents.module.css';

interface RelatedItem {
  id: number;
  title: string;
  date: string;
  /** The path of its page. */
  to: string;
  /** Unread by the viewer; for readers only. */
  isNew?: boolean;
}

interface Answer {
  currentData?: Page<unknown> | undefined;
  data?: Page<unknown> | undefined;
  error?: unknown;
  refetch: () => unknown;
}

/** A list's query and its rows as shown. */
interface RelatedList {
  query: Answer;
  items: readonly RelatedItem[] | undefined;
  page: number;
  /** The path of the complete list, if the app has one. */
  all?: string;
}

interface Props {
  lists: Record<RelatedContentKind, RelatedList>;
  turn: (kind: RelatedContentKind, page: number) => void;
}

const words = { reports: reportWords, news: newsWords, videos: videoWords };
const failures: Record<RelatedContentKind, string> = {
  reports: 'Não foi possível carregar os relatórios relacionados',
  news: 'Não foi possível carregar as notícias relacionadas',
  videos: 'Não foi possível carregar os vídeos relacionados',
};
const nothing: Record<RelatedContentKind, string> = {
  reports: 'Nenhum relatório relacionado.',
  news: 'Nenhuma notícia relacionada.',
  videos: 'Nenhum vídeo relacionado.',
};

/**
 * The reports, news and videos about a record, each kind in its own paginated panel. The app provides the lists and
 * their links.
 */
export const RelatedPanels = ({ lists, turn }: Props) => (
  <div className={css.panels}>
    {relatedContentKinds.map((kind) => (
      <Related key={kind} kind={kind} list={lists[kind]} turn={(page) => turn(kind, page)} />
    ))}
  </div>
);

interface RelatedProps {
  kind: RelatedContentKind;
  list: RelatedList;
  turn: (page: number) => void;
}

function Related({ kind, list, turn }: RelatedProps) {
  const { query } = list;
  const total = query.data?.total ?? 0;
  const pages = Math.ceil(total / RELATED_PER_PAGE);
  const isPastEnd = pages > 0 && list.page > pages;
  return (
    <Panel
      title={words[kind].plural}
      aside={
        total > 0 && (
          <span className={css.aside}>
            {integer(total)}
            {list.all && total > RELATED_PER_PAGE && (
              <Link to={list.all} aria-label={`Ver todos: ${words[kind].plural}`}>
                Ver todos
              </Link>
            )}
          </span>
        )
      }
    >
      {list.items && isPastEnd ? <PastEnd go={() => turn(pages)} /> : <Inside kind={kind} list={list} />}
      {pages > 1 && !isPastEnd && <Pager kind={kind} page={list.page} pages={pages} turn={turn} />}
    </Panel>
  );
}

function Inside({ kind, list: { query, items } }: Omit<RelatedProps, 'turn'>) {
  if (query.error && !query.currentData)
    return <ErrorPanel title={failures[kind]} error={query.error} onRetry={query.refetch} />;
  if (!items) return <ListSkeleton rows={3} />;
  if (items.length === 0) return <p className={css.nothing}>{nothing[kind]}</p>;
  return (
    <ul className={css.items}>
      {items.map(({ id, title, date, to, isNew }) => (
        <li key={id} className={isNew === false ? css.read : undefined}>
          <Link to={to}>{title}</Link>
          <p>
            {isNew && <span className={css.new} role="img" aria-label="Não lido" />}
            <time dateTime={date}>{day(date)}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** What the address's page held may be gone. */
const PastEnd = ({ go }: { go: () => void }) => (
  <p className={css.nothing}>
    Esta página não existe mais.{' '}
    <Button variant="text" size="small" onClick={go}>
      Ir para a última página
    </Button>
  </p>
);

interface PagerProps {
  kind: RelatedContentKind;
  page: number;
  pages: number;
  turn: (page: number) => void;
}
const Pager = ({ kind, page, pages, turn }: PagerProps) => (
  <nav className={css.pager} aria-label={`Páginas de ${words[kind].plural.toLowerCase()}`}>
    <IconButton size="small" aria-label="Página anterior" {...pagerButton(page <= 1, () => turn(page - 1))}>
      <ChevronLeft size={18} strokeWidth={1.75} aria-hidden />
    </IconButton>
    <span aria-live="polite">
      Página {page} de {pages}
    </span>
    <IconButton size="small" aria-label="Próxima página" {...pagerButton(page >= pages, () => turn(page + 1))}>
      <ChevronRight size={18} strokeWidth={1.75} aria-hidden />
    </IconButton>
  </nav>
);
