import type { ReactNode } from 'react';
import css from './performance-panel.module.css';

interface Props {
  label: string;
  /** Pixels, beyond which it scrolls. */
  height?: number;
  children: ReactNode;
}

/** A table that may be wider or longer than its place. */
export const ScrollBox = ({ label, height, children }: Props) => (
  <div
    className={css.table}
    {...(height && { style: { maxHeight: height } })}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    tabIndex={0}
    role="region"
    aria-label={label}
  >
    {children}
  </div>
);
