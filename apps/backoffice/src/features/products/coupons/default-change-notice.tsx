import { useRestoreDefaultCouponMutation } from '@mirante/api-client/products/coupons.ts';
import { coupons } from '@mirante/contract/products/coupons.ts';
import type { DefaultCouponChange } from '@mirante/domain/products/coupon-record.ts';
import { Can } from '@mirante/session/can.tsx';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import Button from '@mui/material/Button';

interface Props {
  change: DefaultCouponChange;
  onUndone: () => void;
}

/** Stands as long as the page does: what was done to the public offer can be undone without haste. */
export function DefaultChangeNotice({ change: { before, after }, onUndone }: Props) {
  const [restore, { isLoading }] = useRestoreDefaultCouponMutation();
  if (before?.id === after?.id) return null;
  const undo = () => void restore({ body: { before: before?.id ?? null, after: after?.id ?? null } }).then(onUndone);
  return (
    <Notice
      tone="success"
      role="status"
      action={
        <Can call={coupons.restoreDefaultCoupon}>
          <Button variant="outlined" size="small" disabled={isLoading} onClick={undo}>
            Desfazer
          </Button>
        </Can>
      }
    >
      {after ? `${after.code} é o cupom padrão.` : 'Não há mais cupom padrão.'}{' '}
      {before ? `Antes era ${before.code}.` : 'Antes não havia nenhum.'}
    </Notice>
  );
}
