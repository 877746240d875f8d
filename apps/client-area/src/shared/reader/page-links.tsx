import { useEffect, useState } from 'react';
import type { Pdf, PdfPageProxy } from './open-pdf.ts';
import css from './reader.module.css';

interface Annotation {
  id: string;
  subtype: string;
  rect: [number, number, number, number];
  url?: string;
  dest?: string | unknown[];
}

interface PageLinksProps {
  pdf: Pdf;
  page: PdfPageProxy;
  goTo: (page: number) => void;
}

/** The id by which the page's structure owns a link. */
const idOf = (annotation: string) => `pdfjs_internal_id_${annotation}`;

/** The links on a page: to other pages, and to other sites in a new tab. */
export function PageLinks({ pdf, page, goTo }: PageLinksProps) {
  const [links, setLinks] = useState<readonly Annotation[]>([]);
  useEffect(() => {
    let isOver = false;
    page.getAnnotations().then(
      (found: Annotation[]) =>
        !isOver && setLinks(found.filter(({ subtype, url, dest }) => subtype === 'Link' && (url || dest))),
      () => undefined,
    );
    return () => void (isOver = true);
  }, [page]);
  const { width, height, viewBox } = page.getViewport({ scale: 1 });
  const [x0 = 0, y0 = 0] = viewBox;
  const placeOf = ([left, bottom, right, top]: Annotation['rect']) => ({
    left: `${(100 * (left - x0)) / width}%`,
    top: `${(100 * (height - (top - y0))) / height}%`,
    width: `${(100 * (right - left)) / width}%`,
    height: `${(100 * (top - bottom)) / height}%`,
  });
  return links.map(({ id, rect, url, dest }) =>
    url ? (
      <a
        key={id}
        id={idOf(id)}
        className={css.link}
        style={placeOf(rect)}
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`Abrir ${url}`}
      />
    ) : (
      <button
        key={id}
        id={idOf(id)}
        type="button"
        className={css.link}
        style={placeOf(rect)}
        aria-label="Ir para outra página"
        onClick={() => void pageOf(pdf, dest).then((number) => number && goTo(number))}
      />
    ),
  );
}

/** The page of a destination within the PDF; undefined without one there. */
export async function pageOf(pdf: Pdf, dest: string | unknown[] | null | undefined): Promise<number | undefined> {
  try {
    const found = typeof dest === 'string' ? await pdf.getDestination(dest) : dest;
    const [target] = found ?? [];
    if (typeof target === 'number') return target + 1;
    return target ? (await pdf.getPageIndex(target as Parameters<Pdf['getPageIndex']>[0])) + 1 : undefined;
  } catch {
    return undefined;
  }
}
