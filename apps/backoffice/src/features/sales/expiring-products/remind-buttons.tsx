import { expiringProducts } from '@mirante/contract/sales/expiring-products.ts';
import { filtersIn, useListQuery } from '@mirante/crud/list/use-list-query.ts';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import type { Asked } from './asked.ts';
import css from './remind.module.css';

const RemindDialog = lazy(() => import('./remind-dialog.tsx').then((m) => ({ default: m.RemindDialog })));

/** Sends reminders for the selected rows, or for all that match the filters. */
export function RemindButtons({ chosen, onSent }: { chosen: readonly number[]; onSent: () => void }) {
  const { query } = useListQuery(expiringProducts.listExpiringProducts);
  const [asked, ask] = useState<Asked>();
  const matching = Object.fromEntries(filtersIn(query)) as Asked;
  return (
    <div className={css.buttons}>
      <Button
        variant="outlined"
        size="small"
        aria-haspopup="dialog"
        disabled={chosen.length === 0}
        onClick={() => ask({ ids: [...chosen] })}
      >
        {chosen.length === 0 ? 'Lembrar escolhidos' : `Lembrar escolhidos (${chosen.length})`}
      </Button>
      <Button variant="outlined" size="small" aria-haspopup="dialog" onClick={() => ask(matching)}>
        Lembrar todos do filtro
      </Button>
      {asked && (
        <Suspense fallback={null}>
          <RemindDialog asked={asked} onSent={onSent} onClose={() => ask(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
