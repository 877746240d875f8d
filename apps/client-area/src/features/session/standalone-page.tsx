import type { ReactNode } from 'react';
import css from './standalone-page.module.css';

/** A page without the shell, with one message and one action. */
export const StandalonePage = ({ lang, children }: { lang?: string; children: ReactNode }) => (
  <main lang={lang} className={css.page}>
    {children}
  </main>
);
