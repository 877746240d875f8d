import {
  useDismissPortfolioChangesMutation,
  useDismissStockPortfolioChangesMutation,
  useGetPortfolioChangesQuery,
  useGetStockPortfolioChangesQuery,
} from '@mirante/api-client/investments/own-changes.ts';
import { day } from '@mirante/domain/format.ts';
import { changeText } from '@mirante/domain/investments/change-words.ts';
import type { PortfolioKind } from '@mirante/domain/investments/portfolio-change.ts';
import { BusyButton } from '@mirante/ui-kit/states/busy-button.tsx';
import History from 'lucide-react/icons/history';
import { useId } from 'react';
import css from './portfolio-changes.module.css';

const calls = {
  portfolio: { use: useGetPortfolioChangesQuery, useDismiss: useDismissPortfolioChangesMutation },
  stock_portfolio: { use: useGetStockPortfolioChangesQuery, useDismiss: useDismissStockPortfolioChangesMutation },
} as const;

/** A portfolio's changes since the client's last visit before this one; nothing without any. */
export function PortfolioChanges({ kind, id }: { kind: PortfolioKind; id: number }) {
  const { use, useDismiss } = calls[kind];
  const { data } = use({ id }, { refetchOnMountOrArgChange: true });
  const [dismiss, { isLoading }] = useDismiss();
  const title = useId();
  if (!data?.since || data.changes.length === 0) return null;
  return (
    <section className={css.strip} aria-labelledby={title}>
      <History size={18} strokeWidth={1.75} aria-hidden />
      <div>
        <h2 id={title}>O que mudou desde {day(data.since)}, sua última visita</h2>
        <ul>
          {data.changes.map((change) => (
            <li key={`${change.kind} ${change.name} ${change.item}`}>{changeText(change)}</li>
          ))}
        </ul>
      </div>
      <BusyButton
        variant="outlined"
        size="small"
        busy={isLoading}
        doing="Marcando"
        onClick={() => void dismiss({ id })}
      >
        Marcar como visto
      </BusyButton>
    </section>
  );
}
