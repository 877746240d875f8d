import { shareWarning } from '@mirante/domain/investments/portfolio-item-facts.ts';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import type { ReactNode } from 'react';

interface Props {
  items: readonly { share: number }[];
  /** What whoever reads it should do. */
  children?: ReactNode;
  action?: ReactNode;
}

/** In red, where the shares of a portfolio are not 100 together. A portfolio without items has none yet. */
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
