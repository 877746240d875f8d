import type { ReactNode } from 'react';
import css from './standalone-page.module.css';

/** A screen without the shell: one thing to say, one thing to do. */
export const StandalonePage = ({ lang, children }: { lang?: string; children: ReactNode }) => (
  <main lang={lang} className={css.page}>
    {children}
  </main>
);
