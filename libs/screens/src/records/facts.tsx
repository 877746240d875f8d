import type { ReactNode } from 'react';
import css from './facts.module.css';

/** A labelled value. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
/** Titled panels in as many columns as fit. */
export const Panels = ({ children }: { children: ReactNode }) => <div className={css.panels}>{children}</div>;
/** `Fact`s in a column. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className={css.facts}>{children}</dl>;
