import type { pdfjs } from 'react-pdf';

/** A PDF that is being opened. */
export interface Opening {
  promise: Promise<pdfjs.PDFDocumentProxy>;
  destroy: () => void;
  /** Calls back from now on, and about a part that could not be loaded before. */
  listen: (listener: Listener) => void;
}
export interface Listener {
  onProgress: (progress: { loaded: number; total: number }) => void;
  /** A part could not be loaded. */
  onBroken: (error: unknown) => void;
}
