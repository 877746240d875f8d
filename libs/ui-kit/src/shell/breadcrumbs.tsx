import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import css from './breadcrumbs.module.css';

export interface BreadcrumbStep {
  label: ReactNode;
  /** Undefined for the current page, or a group without a page. */
  to?: string | undefined;
}

/** `Clientes > Helena Matsuda`. */
export const Breadcrumbs = ({ steps }: { steps: readonly BreadcrumbStep[] }) => (
  <ol className={css.breadcrumbs}>
    {steps.map(({ label, to }, i) => (
      <li key={to ?? i}>
        {i > 0 && <ChevronRight size={14} strokeWidth={1.75} aria-hidden />}
        {to === undefined ? (
          <span aria-current={i === steps.length - 1 ? 'page' : undefined}>{label}</span>
        ) : (
          <Link to={to}>{label}</Link>
        )}
      </li>
    ))}
  </ol>
);
