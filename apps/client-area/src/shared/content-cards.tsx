import type { ReactNode } from 'react';
import css from './content-card.module.css';

interface ContentCardsProps {
  /** A single column, or a grid if there is room. */
  as: 'rows' | 'grid';
  label: string;
  busy?: boolean;
  children: ReactNode;
}

export const ContentCards = ({ as, label, busy = false, children }: ContentCardsProps) => (
  <ul className={css[as]} aria-label={label} aria-busy={busy}>
    {children}
  </ul>
);
