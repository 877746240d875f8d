import { PdfPage, type PdfPageProps } from './pdf-page.tsx';
import type { Pages } from './use-pages.ts';
import css from './reader.module.css';

interface PageScrollerProps extends Pick<PdfPageProps, 'pdf' | 'onDrawn' | 'onText' | 'onFailed'> {
  pages: Pages;
  /** Whether a page is rendered. Until then no other page uses the network. */
  isDrawn: boolean;
}

/** All pages in a column; only those near the viewport are rendered. */
export function PageScroller({
  pages: { scroller, layout, near, page: current, onScroll, onSize, goTo },
  isDrawn,
  ...page
}: PageScrollerProps) {
  return (
    <div
      className={css.scroller}
      ref={scroller}
      onScroll={onScroll}
      role="region"
      aria-label="Páginas do relatório"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
      tabIndex={0}
    >
      <div className={css.pages} style={{ height: layout.height }}>
        {(isDrawn ? near : near.filter((number) => number === current)).map((number) => (
          <PdfPage
            key={number}
            {...page}
            number={number}
            scale={layout.scale}
            box={layout.pages[number - 1]!}
            onSize={onSize}
            goTo={goTo}
          />
        ))}
      </div>
    </div>
  );
}
