import type { ReactNode } from 'react';
import css from './scroll-region.module.css';

interface Props {
  /** Its accessible name. */
  label: string;
  /** In pixels; what is higher scrolls. */
  maxHeight?: number;
  className?: string | undefined;
  children: ReactNode;
}

/** Scrolls what is wide or long, by the keyboard too. */
export const ScrollRegion = ({ label, maxHeight, className = '', children }: Props) => (
  <div
    className={`${css.region} ${className}`}
    style={{ maxHeight }}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    tabIndex={0}
    role="region"
    aria-label={label}
  >
    {children}
  </div>
);
