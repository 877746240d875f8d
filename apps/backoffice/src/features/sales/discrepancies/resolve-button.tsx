import { lazyDialog } from '@mirante/ui-kit/boot/lazy-dialog.tsx';
import { discrepancies } from '@mirante/contract/sales/discrepancies.ts';
import type { Discrepancy } from '@mirante/domain/sales/discrepancy.ts';
import { Can } from '@mirante/session/can.tsx';
import Button from '@mui/material/Button';
import { useState } from 'react';

const ResolveDialog = lazyDialog(() => import('./resolve-dialog.tsx').then((m) => m.ResolveDialog));

export function ResolveButton({ discrepancy }: { discrepancy: Discrepancy }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Can call={discrepancies.resolveDiscrepancy}>
      <Button variant="outlined" size="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Resolver
      </Button>
      {isAsking && <ResolveDialog discrepancy={discrepancy} onClose={() => setAsking(false)} />}
    </Can>
  );
}
