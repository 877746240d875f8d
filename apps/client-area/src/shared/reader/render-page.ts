import { isCancelled, TextLayer, type PdfPageProxy } from './open-pdf.ts';

/** Limits sharpness and memory, which matters on phones. */
const SHARPEST = 2;
const MAX_PIXELS = 16_000_000;

interface RenderPageOptions {
  /** In pixels per point. */
  scale: number;
  place: HTMLElement;
  onDrawn?: () => void;
  onFailed: () => void;
}

/** Renders a page into `place`, whose previous content stays until it is done. The returned function cancels it. */
export function renderPage(page: PdfPageProxy, { scale, place, onDrawn, onFailed }: RenderPageOptions): () => void {
  const plain = page.getViewport({ scale });
  const ratio = Math.min(SHARPEST, devicePixelRatio, Math.sqrt(MAX_PIXELS / (plain.width * plain.height)));
  const viewport = page.getViewport({ scale: scale * ratio });
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  canvas.setAttribute('aria-hidden', 'true');
  const task = page.render({ canvas, viewport });
  task.promise.then(
    () => {
      place.replaceChildren(canvas);
      onDrawn?.();
    },
    (error: unknown) => {
      if (!isCancelled(error)) onFailed();
    },
  );
  return () => task.cancel();
}

/** Renders the page's invisible text layer, for selection, search and screen readers; reports its text elements. */
export function renderTextLayer(
  page: PdfPageProxy,
  layer: HTMLElement,
  onText: (parts: HTMLElement[]) => void,
): () => void {
  layer.replaceChildren();
  const text = new TextLayer({
    textContentSource: page.streamTextContent({ includeMarkedContent: true }),
    container: layer,
    viewport: page.getViewport({ scale: 1 }),
  });
  text.render().then(
    () => onText(text.textDivs),
    (error: unknown) => {
      if (!isCancelled(error)) throw error;
    },
  );
  return () => text.cancel();
}
