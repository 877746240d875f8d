import { shareWarning } from '@mirante/domain/investments/portfolio-item-facts.ts';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import type { ReactNode } from 'react';

interface Props {
  items: readonly { share: number }[];
  /** What the reader should do. */
  children?: ReactNode;
  action?: ReactNode;
}

/** A warning if a portfolio's shares do not sum up to 100%. A portfolio without items has none. */
export function ShareWarning({ items, children, action }: Props) {
  const warning = items.length > 0 ? shareWarning(items) : undefined;
  return (
    warning && (
      <Notice tone="danger" title={warning.title} action={action}>
        {warning.detail} {children}
      </Notice>
    )
  );
}
