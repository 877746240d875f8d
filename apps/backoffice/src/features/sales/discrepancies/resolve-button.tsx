import { discrepancies } from '@mirante/contract/sales/discrepancies.ts';
import type { Discrepancy } from '@mirante/domain/sales/discrepancy.ts';
import { Can } from '@mirante/session/can.tsx';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';

const ResolveDialog = lazy(() => import('./resolve-dialog.tsx').then((m) => ({ default: m.ResolveDialog })));

export function ResolveButton({ discrepancy }: { discrepancy: Discrepancy }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Can call={discrepancies.resolveDiscrepancy}>
      <Button variant="outlined" size="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Resolver
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <ResolveDialog discrepancy={discrepancy} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Can>
  );
}
