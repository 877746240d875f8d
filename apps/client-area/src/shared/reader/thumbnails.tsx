import Bookmark from 'lucide-react/icons/bookmark';
import { useEffect, useRef, useState } from 'react';
import { renderPage } from './render-page.ts';
import type { Size } from './layout.ts';
import type { Pdf } from './open-pdf.ts';
import css from './thumbnails.module.css';

const WIDTH = 58;

interface ThumbnailsProps {
  pdf: Pdf;
  sizes: readonly Size[];
  page: number;
  /** The page where the reader last stopped. */
  stopped: number | undefined;
  /** The number of search hits per page. */
  counts: ReadonlyMap<number, number>;
  /** The current page comes first: until it is rendered, no thumbnail is loaded. */
  isDrawn: boolean;
  onPage: (page: number) => void;
}

/** Thumbnails of all pages; only visible ones are rendered. */
export function Thumbnails({ pdf, sizes, page, stopped, counts, isDrawn, onPage }: ThumbnailsProps) {
  const list = useRef<HTMLOListElement>(null);
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const arrived = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => numberOf(target));
        if (arrived.length > 0) setSeen((before) => new Set([...before, ...arrived]));
      },
      { root: list.current, rootMargin: '100px' },
    );
    for (const item of list.current!.children) observer.observe(item);
    return () => observer.disconnect();
  }, [pdf]);
  useEffect(() => {
    const item = list.current!.children[page - 1];
    item?.scrollIntoView?.({ block: 'nearest' });
  }, [page]);
  return (
    <ol className={css.list} ref={list} aria-label="Miniaturas das páginas">
      {sizes.map((size, i) => {
        const number = i + 1;
        const hits = counts.get(number) ?? 0;
        const label = [
          `Página ${number}`,
          number === stopped && 'onde você parou',
          hits > 0 && `${hits} ${hits === 1 ? 'resultado' : 'resultados'}`,
        ];
        return (
          <li key={number} data-page={number}>
            <button
              type="button"
              aria-label={label.filter(Boolean).join(', ')}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPage(number)}
            >
              <Picture pdf={pdf} number={number} size={size} isWanted={isDrawn && seen.has(number)} />
              {number === stopped && <Bookmark className={css.mark} size={18} fill="currentColor" aria-hidden />}
              {hits > 0 && <b>{hits}</b>}
              <span>{number}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

const numberOf = (item: Element) => Number((item as HTMLElement).dataset['page']);

const leaveEmpty = () => undefined;

function Picture({ pdf, number, size, isWanted }: { pdf: Pdf; number: number; size: Size; isWanted: boolean }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let stop: (() => void) | undefined;
    let isOver = false;
    pdf.getPage(number).then((page) => {
      const scale = WIDTH / page.getViewport({ scale: 1 }).width;
      if (!isOver) stop = renderPage(page, { scale, place: place.current!, onFailed: leaveEmpty });
    }, leaveEmpty);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [pdf, number, isWanted]);
  return (
    <span className={css.picture} ref={place} style={{ width: WIDTH, height: (WIDTH * size.height) / size.width }} />
  );
}
