import { AfterDelay, ListSkeleton } from '@mirante/ui-kit/states/skeletons.tsx';
import Link from '@mui/material/Link';
import { useId, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import css from './home-card.module.css';

interface HomeCardProps {
  title: string;
  /** The address of the whole area. */
  more: string;
  moreLabel?: string;
  children: ReactNode;
}

/** A summary of one area, with a link to it. */
export function HomeCard({ title, more, moreLabel = 'Ver todos', children }: HomeCardProps) {
  const id = useId();
  return (
    <section className={css.card} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <Link component={RouterLink} to={more} aria-label={`${moreLabel}: ${title}`}>
          {moreLabel}
        </Link>
      </header>
      {children}
    </section>
  );
}

const ROW_PX = 61;

/** Loading rows, with their height reserved. */
export const WaitingRows = ({ rows }: { rows: number }) => (
  <div style={{ minHeight: rows * ROW_PX }}>
    <AfterDelay>
      <ListSkeleton rows={rows} />
    </AfterDelay>
  </div>
);
/** The card's rows, separated by hairlines. */
export const Rows = ({ children }: { children: ReactNode }) => <ul className={css.rows}>{children}</ul>;
