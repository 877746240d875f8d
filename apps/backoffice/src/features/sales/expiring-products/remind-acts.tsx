import { expiringProducts } from '@mirante/contract/sales/expiring-products.ts';
import type { BulkActsProps } from '@mirante/crud/list/bulk.ts';
import type { ExpiringProductRow } from '@mirante/domain/sales/expiring-product.ts';
import { Can } from '@mirante/session/can.tsx';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Asked } from './asked.ts';
import { RemindDialog } from './remind-dialog.tsx';

/** Sends reminders for the selected rows. */
export function RemindActs({ rows, onDone }: BulkActsProps<ExpiringProductRow>) {
  const [asked, ask] = useState<Asked>();
  return (
    <Can call={expiringProducts.sendReminders}>
      <Button
        variant="contained"
        size="small"
        aria-haspopup="dialog"
        onClick={() => ask({ ids: rows.map(({ id }) => id) })}
      >
        Enviar lembretes
      </Button>
      {asked && <RemindDialog asked={asked} onSent={() => onDone()} onClose={() => ask(undefined)} />}
    </Can>
  );
}
