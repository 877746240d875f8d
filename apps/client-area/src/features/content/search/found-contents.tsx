import { useSearchContentsQuery } from '@mirante/api-client/content/content-search.ts';
import type { FoundContents as Found, Piece, SearchedKind } from '@mirante/domain/content/content-search.ts';
import { SEARCH_FROM } from '@mirante/domain/house/search.ts';
import { day, integer } from '@mirante/domain/format.ts';
import { EmptyState, ErrorPanel } from '@mirante/ui-kit/states/states.tsx';
import Pagination from '@mui/material/Pagination';
import FileText from 'lucide-react/icons/file-text';
import Mail from 'lucide-react/icons/mail';
import MailOpen from 'lucide-react/icons/mail-open';
import Newspaper from 'lucide-react/icons/newspaper';
import Play from 'lucide-react/icons/play';
import { Link } from 'react-router';
import { to } from '../../../app/to.ts';
import css from './found-contents.module.css';

const PER_PAGE = 9;
const kinds = {
  report: { one: 'Relatório', many: 'Relatórios', icon: FileText, at: to.report },
  video: { one: 'Vídeo', many: 'Vídeos', icon: Play, at: to.video },
  news: { one: 'Notícia', many: 'Notícias', icon: Newspaper, at: to.newsItem },
} as const satisfies Record<SearchedKind, object>;

export interface SearchState {
  text: string;
  kind: SearchedKind | undefined;
  page: number;
}
interface Props extends SearchState {
  onChange: (next: Partial<SearchState>) => void;
}

/** What a search found, the best first, with the words that it was found by. */
export function FoundContents({ text, kind, page, onChange }: Props) {
  const isTooShort = text.length < SEARCH_FROM;
  const { currentData, data, error, isFetching, refetch } = useSearchContentsQuery(
    { q: text, page, perPage: PER_PAGE, ...(kind && { kind }) },
    { skip: isTooShort },
  );
  const found = currentData ?? data;
  if (isTooShort) return <p className={css.count}>Digite ao menos {SEARCH_FROM} letras.</p>;
  if (error) return <ErrorPanel status={'status' in error ? error.status : undefined} onRetry={() => void refetch()} />;
  if (!found) return <p className={css.count} role="status">Buscando…</p>;
  return (
    <section aria-label="Resultados da busca" aria-busy={isFetching} className={css.results}>
      <Kinds found={found} kind={kind} onChange={(next) => onChange({ kind: next, page: 1 })} />
      <p className={css.count} role="status">
        <strong>
          {integer(found.total)} {found.total === 1 ? 'resultado' : 'resultados'}
        </strong>
        {'. Acentos e plural não fazem diferença.'}
      </p>
      {found.items.length === 0 ? (
        <EmptyState title="Nada encontrado" text="Confira as palavras ou tente menos delas." />
      ) : (
        <ul className={css.list}>
          {found.items.map((item) => (
            <FoundItem key={item.id} {...item} />
          ))}
        </ul>
      )}
      {found.total > PER_PAGE && (
        <Pagination
          count={Math.ceil(found.total / PER_PAGE)}
          page={page}
          aria-label="Páginas"
          onChange={(_, next) => onChange({ page: next })}
        />
      )}
    </section>
  );
}

interface KindsProps {
  found: Found;
  kind: SearchedKind | undefined;
  onChange: (kind: SearchedKind | undefined) => void;
}
const Kinds = ({ found, kind, onChange }: KindsProps) => {
  const all = found.kinds.report + found.kinds.video + found.kinds.news;
  const options = [
    [undefined, 'Todos', all] as const,
    ...Object.entries(kinds).map(
      ([key, { many }]) => [key as SearchedKind, many, found.kinds[key as SearchedKind]] as const,
    ),
  ];
  return (
    <div className={css.kinds} role="group" aria-label="Tipo de conteúdo">
      {options.map(([key, label, count]) => (
        <button key={label} type="button" aria-pressed={key === kind} onClick={() => onChange(key)}>
          {label} <span>{integer(count)}</span>
        </button>
      ))}
    </div>
  );
};

function FoundItem({ id, kind, title, date, product_name, pages, read_at, snippets, more_pages }: Found['items'][number]) {
  const { one, icon: Icon, at } = kinds[kind];
  const Envelope = read_at ? MailOpen : Mail;
  return (
    <li className={read_at ? undefined : css.unread}>
      <span role="img" aria-label={read_at ? 'Lido' : 'Não lido'} className={css.envelope}>
        <Envelope size={20} strokeWidth={1.75} aria-hidden />
      </span>
      <div>
        <p className={css.about}>
          <span>
            <Icon size={14} strokeWidth={1.75} aria-hidden /> {one}
          </span>
          <span>{day(date)}</span>
          <span>{product_name}</span>
          {pages && <span>{pages === 1 ? '1 página' : `${integer(pages)} páginas`}</span>}
        </p>
        <h2>
          <Link to={at(id)}>
            <Marked pieces={title} />
          </Link>
        </h2>
        {snippets.map(({ page, pieces }) =>
          page === null ? (
            <p key="text" className={css.text}>
              <Marked pieces={pieces} />
            </p>
          ) : (
            <Link key={page} to={`${at(id)}?pagina=${page}`} className={css.snippet}>
              <span>Pág. {page}</span>
              <span>
                <Marked pieces={pieces} />
              </span>
            </Link>
          ),
        )}
        {more_pages > 0 && (
          <p className={css.more}>
            {more_pages === 1 ? 'E em mais uma página' : `E em mais ${integer(more_pages)} páginas`} deste relatório.
          </p>
        )}
      </div>
    </li>
  );
}

const Marked = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map(({ text, hit }, n) => (hit ? <mark key={n}>{text}</mark> : text));
