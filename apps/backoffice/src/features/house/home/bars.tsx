import type { ReactNode } from 'react';
import { integer } from '@mirante/domain/format.ts';
import css from './bars.module.css';

interface Bar {
  key: string | number;
  label: ReactNode;
  n: number;
}

/** A bar chart with numbers; a list to screen readers. */
export function Bars({ of, label }: { of: readonly Bar[]; label: string }) {
  const most = Math.max(1, ...of.map(({ n }) => n));
  return (
    <ul className={css.bars} aria-label={label}>
      {of.map((bar) => (
        <li key={bar.key}>
          <span className={css.label}>{bar.label}</span>
          <b>{integer(bar.n)}</b>
          <span className={css.track} aria-hidden>
            <i style={{ width: `${(bar.n / most) * 100}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
