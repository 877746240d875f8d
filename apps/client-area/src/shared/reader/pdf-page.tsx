import 'react-pdf/dist/Page/TextLayer.css';
import { ErrorPanel } from '@mirante/ui-kit/states/states.tsx';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { renderPage, renderTextLayer } from './render-page.ts';
import type { PageBox, Size } from './layout.ts';
import type { Pdf, PdfPageProxy } from './open-pdf.ts';
import { PageLinks } from './page-links.tsx';
import { PageStructure } from './page-structure.tsx';
import css from './reader.module.css';

export interface PdfPageProps {
  pdf: Pdf;
  number: number;
  scale: number;
  box: PageBox;
  /** The page's size in points, once known. */
  onSize: (number: number, size: Size) => void;
  /** When it is drawn, or cannot be. */
  onDrawn: (number: number) => void;
  /** The page's text elements; undefined when it unmounts. */
  onText: (number: number, parts: HTMLElement[] | undefined) => void;
  onFailed: () => void;
  goTo: (page: number) => void;
}

/** A page: its canvas, and its text layer. */
export function PdfPage({ pdf, number, scale, box, onSize, onDrawn, onText, onFailed, goTo }: PdfPageProps) {
  const picture = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<PdfPageProxy>();
  const [isPictured, setPictured] = useState(false);
  const [isUndrawable, setUndrawable] = useState(false);
  useEffect(() => {
    let isOver = false;
    pdf.getPage(number).then(
      (found) => {
        if (isOver) return;
        const { width, height } = found.getViewport({ scale: 1 });
        onSize(number, { width, height });
        setPage(found);
      },
      () => !isOver && onFailed(),
    );
    return () => void (isOver = true);
  }, [pdf, number, onSize, onFailed]);
  useEffect(() => {
    if (!page || isUndrawable) return undefined;
    return renderPage(page, {
      scale,
      place: picture.current!,
      onDrawn: () => {
        setPictured(true);
        onDrawn(number);
      },
      onFailed: () => {
        setUndrawable(true);
        onDrawn(number);
      },
    });
  }, [page, scale, isUndrawable, number, onDrawn]);
  // The visible canvas comes first.
  useEffect(() => {
    if (!page || !isPictured) return undefined;
    const stop = renderTextLayer(page, text.current!, (parts) => onText(number, parts));
    return () => {
      stop();
      onText(number, undefined);
    };
  }, [page, isPictured, number, onText]);
  const { top, left, width, height } = box;
  const style = { top, left, width, height, '--total-scale-factor': scale } as CSSProperties;
  return (
    <section className={css.page} style={style} aria-label={`Página ${number} de ${pdf.numPages}`} data-page={number}>
      <div className={css.picture} ref={picture} />
      {page && isPictured && <PageStructure page={page} />}
      <div className="textLayer" ref={text} />
      {isUndrawable && (
        <div className={css.undrawable} data-scheme="light">
          <ErrorPanel
            title={`Não foi possível mostrar a página ${number}`}
            error={undefined}
            onRetry={() => setUndrawable(false)}
          />
        </div>
      )}
      {page && <PageLinks pdf={pdf} page={page} goTo={goTo} />}
    </section>
  );
}
