import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useMemo, useRef, useState } from 'react';
import { zoomIn, zoomOut, type Zoom } from './layout.ts';
import { useMarkedHits } from './mark-hits.ts';
import type { Pdf } from './open-pdf.ts';
import { OutlineList } from './outline.tsx';
import type { PdfReaderProps } from './reader-props.ts';
import { PageScroller } from './page-scroller.tsx';
import { usePageChange } from './use-page-change.ts';
import { PhoneFoot, PhoneHead, StoppedBand, WarningBand } from './phone-bars.tsx';
import { printPdf } from './print.ts';
import { countsOf } from './search.ts';
import { SearchBox } from './search-box.tsx';
import { Thumbnails } from './thumbnails.tsx';
import { Toolbar } from './toolbar.tsx';
import { useKeys } from './use-keys.ts';
import { usePages } from './use-pages.ts';
import { useSearch } from './use-search.ts';
import css from './reader.module.css';

interface PdfViewProps extends PdfReaderProps {
  pdf: Pdf;
  onFailed: () => void;
}

/** An open PDF with its tools. */
export function PdfView({ pdf, start, stopped, about, warning, onFailed, onPage, onDownload, ...head }: PdfViewProps) {
  const isPhone = useMediaQuery('(max-width:899px)', { noSsr: true });
  const isWide = useMediaQuery('(min-width:1200px)', { noSsr: true });
  const [zoom, setZoom] = useState<Zoom>('auto');
  const pages = usePages(pdf.numPages, zoom, start);
  const { page, layout, goTo } = pages;
  const [drawn, setDrawn] = useState(false);
  const [parts, setParts] = useState<ReadonlyMap<number, HTMLElement[]>>(new Map());
  const [left, setLeft] = useState<boolean>();
  const [right, setRight] = useState<boolean>();
  const [isSearching, setSearching] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const [isOffered, setOffered] = useState(
    stopped !== undefined && stopped > 1 && stopped !== start && stopped <= pdf.numPages,
  );
  const field = useRef<HTMLInputElement>(null);
  const search = useSearch(pdf, page, (hit) => hit.page !== page && goTo(hit.page));
  const counts = useMemo(() => countsOf(search.hits), [search.hits]);
  useMarkedHits(search.hits, search.current, parts);
  usePageChange(page, onPage);
  const onDrawn = useCallback(() => setDrawn(true), []);
  const onText = useCallback((number: number, found: HTMLElement[] | undefined) => {
    setParts((before) => {
      const next = new Map(before);
      if (found) next.set(number, found);
      else next.delete(number);
      return next;
    });
  }, []);
  const print = () => {
    setPrinting(true);
    void printPdf(pdf, css.sheets ?? '').finally(() => setPrinting(false));
  };
  const openSearch = () => {
    setSearching(true);
    requestAnimationFrame(() => field.current?.select());
  };
  const closeSearch = () => {
    search.close();
    setSearching(false);
    pages.scroller.current?.focus();
  };
  useKeys({
    next: () => goTo(page + 1),
    previous: () => goTo(page - 1),
    first: () => goTo(1),
    last: () => goTo(pdf.numPages),
    'zoom-in': () => setZoom(zoomIn(layout.scale)),
    'zoom-out': () => setZoom(zoomOut(layout.scale)),
    'zoom-reset': () => setZoom('auto'),
    search: openSearch,
    print,
    close: closeSearch,
  });
  const goOn = () => {
    goTo(stopped!);
    setOffered(false);
  };
  const hasThumbnails = (left ?? isWide) && !isPhone;
  const hasAbout = right ?? (isWide && !isPhone);
  const searchBox = <SearchBox search={search} field={field} onClose={closeSearch} />;
  const tools = {
    page,
    count: pdf.numPages,
    goTo,
    zoom,
    scale: layout.scale,
    onZoom: setZoom,
    stopped: isOffered ? stopped : undefined,
    hasThumbnails,
    onThumbnails: () => setLeft(!hasThumbnails),
    hasAbout,
    onAbout: () => setRight(!hasAbout),
    onDownload,
    onPrint: print,
    isPrinting,
  };
  return (
    <div className={css.reader}>
      {isPhone ? (
        <>
          <PhoneHead {...head} tools={{ ...tools, onSearch: openSearch }} />
          {isSearching && searchBox}
          {isOffered && <StoppedBand page={stopped!} onGo={goOn} onClose={() => setOffered(false)} />}
          {warning && <WarningBand text={warning} isOpen={hasAbout} onPress={tools.onAbout} />}
        </>
      ) : (
        <Toolbar {...tools} goTo={(to) => (to === stopped ? goOn() : goTo(to))} search={searchBox} />
      )}
      <div className={css.body}>
        {hasThumbnails && (
          <nav className={css.left} aria-label="Páginas">
            <OutlineList pdf={pdf} onPage={goTo} />
            <Thumbnails
              pdf={pdf}
              sizes={pages.sizes}
              page={page}
              stopped={stopped}
              counts={counts}
              isDrawn={drawn}
              onPage={goTo}
            />
          </nav>
        )}
        <PageScroller pdf={pdf} pages={pages} isDrawn={drawn} onDrawn={onDrawn} onText={onText} onFailed={onFailed} />
        {hasAbout && <aside className={css.right}>{about}</aside>}
      </div>
      {isPhone && <PhoneFoot {...tools} />}
    </div>
  );
}
