import { useId, type ReactNode } from 'react';
import css from './panel.module.css';

interface PanelProps {
  title: string;
  /** Beside the title, in a muted colour. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A titled section of a page. */
export function Panel({ title, aside, children }: PanelProps) {
  const id = useId();
  return (
    <section className={css.panel} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{title}</h2>
        {(aside || aside === 0) && <div className={css.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  );
}
