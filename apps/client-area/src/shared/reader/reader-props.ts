import type { ReactNode } from 'react';

export interface PdfReaderProps {
  /** Where the PDF is read with the session's token. */
  address: string;
  token: string;
  /** The whole file as this browser keeps it, where the address does not answer. */
  kept?: () => Promise<ArrayBuffer | undefined>;
  title: string;
  subtitle: string;
  back: string;
  /** The page that it opens at, from 1; beyond the last one it is the last. */
  start?: number | undefined;
  /** The page that was last seen, on any device. */
  stopped: number | undefined;
  /** The person came to another page. */
  onPage: (page: number) => void;
  /** It is not there for this reader, or no longer. */
  onGone: () => void;
  onDownload: () => void;
  about: ReactNode;
}
