import type { ReactNode } from 'react';
import css from './performance-panel.module.css';

interface Props {
  label: string;
  /** The height in pixels above which it scrolls. */
  height?: number;
  children: ReactNode;
}

/** A scroll container for a wide or long table. */
export const ScrollBox = ({ label, height, children }: Props) => (
  <div
    className={css.table}
    {...(height && { style: { maxHeight: height } })}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scroll containers must be reachable by keyboard
    tabIndex={0}
    role="region"
    aria-label={label}
  >
    {children}
  </div>
);
