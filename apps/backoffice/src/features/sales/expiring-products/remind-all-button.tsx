import { lazyDialog } from '@mirante/ui-kit/boot/lazy-dialog.tsx';
import { expiringProducts } from '@mirante/contract/sales/expiring-products.ts';
import { filtersIn, useListQuery } from '@mirante/crud/list/use-list-query.ts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Asked } from './asked.ts';
import css from './remind.module.css';

const RemindDialog = lazyDialog(() => import('./remind-dialog.tsx').then((m) => m.RemindDialog));

/** Sends reminders for all rows that match the filters. */
export function RemindAllButton() {
  const { query } = useListQuery(expiringProducts.listExpiringProducts);
  const [asked, ask] = useState<Asked>();
  return (
    <div className={css.buttons}>
      <Button
        variant="outlined"
        size="small"
        aria-haspopup="dialog"
        onClick={() => ask(Object.fromEntries(filtersIn(query)))}
      >
        Lembrar todos do filtro
      </Button>
      {asked && <RemindDialog asked={asked} onClose={() => ask(undefined)} />}
    </div>
  );
}
