import type { ReactNode } from 'react';
import { SecureHead } from './secure-head.tsx';
import { useFocusOnNewPage } from './use-focus-on-new-page.ts';
import { usePageTitle } from './use-page-title.ts';

interface Props {
  title: string;
  mark?: ReactNode;
  children: ReactNode;
}

/** A page with one message or question. */
export function PlainPage({ title, mark, children }: Props) {
  usePageTitle(title);
  useFocusOnNewPage();
  return (
    <div className="plain-page">
      <SecureHead />
      <main className="card plain-card">
        {mark}
        <h1 tabIndex={-1}>{title}</h1>
        {children}
      </main>
    </div>
  );
}

export const SendButton = ({ busy, children }: { busy: boolean; children: ReactNode }) => (
  <button type="submit" className="button large whole" disabled={busy}>
    {busy && <span className="ring" aria-hidden />}
    {busy ? 'Enviando' : children}
  </button>
);

/** Keeps the focus while it is busy, which a disabled one would lose. */
export const RetryButton = ({ busy, again }: { busy: boolean; again: () => void }) => (
  <button
    type="button"
    className="button large whole"
    aria-disabled={busy || undefined}
    onClick={() => !busy && again()}
  >
    {busy && <span className="ring" aria-hidden />}
    {busy ? 'Tentando' : 'Tentar novamente'}
  </button>
);
