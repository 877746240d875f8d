import type { ReactNode } from 'react';
import css from './facts.module.css';

/** One thing that is known, by its name. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
/** Titled panels beside each other, as many as there is room for. */
export const Panels = ({ children }: { children: ReactNode }) => <div className={css.panels}>{children}</div>;
/** `Fact`s, one under the other. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className={css.facts}>{children}</dl>;
