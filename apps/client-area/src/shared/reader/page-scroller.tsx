import { PdfPage, type PdfPageProps } from './pdf-page.tsx';
import type { Pages } from './use-pages.ts';
import css from './reader.module.css';

interface PageScrollerProps extends Pick<PdfPageProps, 'pdf' | 'onDrawn' | 'onText' | 'onFailed'> {
  pages: Pages;
}

/** All pages one below another, of which those near what is seen are drawn. */
export function PageScroller({
  pages: { scroller, layout, near, onScroll, onSize, goTo },
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
        {near.map((number) => (
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
