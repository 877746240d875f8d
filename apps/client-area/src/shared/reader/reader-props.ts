import type { ReactNode } from 'react';

export interface PdfReaderProps {
  /** The PDF's address, read with the session's token. */
  address: string;
  token: string;
  /** The whole file from this browser's cache, if the address is unreachable. */
  kept?: () => Promise<ArrayBuffer | undefined>;
  title: string;
  subtitle: string;
  back: string;
  /** The initial page, from 1; clamped to the last one. */
  start?: number | undefined;
  /** The last page read, on any device. */
  stopped: number | undefined;
  /** The current page changed. */
  onPage: (page: number) => void;
  /** It is not available to this reader, or no longer. */
  onGone: () => void;
  onDownload: () => void;
  /** Details of what is read; beside it on wide screens. */
  about: ReactNode;
  /** What must not be missed in `about`, which a phone hides. */
  warning?: string | undefined;
}
