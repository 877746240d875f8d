import type { ReactNode } from 'react';
import css from './content-card.module.css';

interface ContentCardsProps {
  /** A single column, also within a card, or a grid if there is room. */
  as: 'rows' | 'lines' | 'grid';
  label: string;
  busy?: boolean;
  children: ReactNode;
}

export const ContentCards = ({ as, label, busy = false, children }: ContentCardsProps) => (
  <ul className={css[as]} aria-label={label} aria-busy={busy}>
    {children}
  </ul>
);
