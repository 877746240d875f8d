import { useRestoreDefaultCouponMutation } from '@mirante/api-client/products/coupons.ts';
import { coupons } from '@mirante/contract/products/coupons.ts';
import { problemOf } from '@mirante/contract/problem.ts';
import type { DefaultCouponChange } from '@mirante/domain/products/coupon-record.ts';
import { Can } from '@mirante/session/can.tsx';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';
import Button from '@mui/material/Button';

interface Props {
  change: DefaultCouponChange;
  onUndone: () => void;
}

/** Stays as long as the page, so that a change of the public offer can be undone. */
export function DefaultChangeNotice({ change: { before, after }, onUndone }: Props) {
  const [restore, { isLoading, error }] = useRestoreDefaultCouponMutation();
  if (before?.id === after?.id) return null;
  const refused = error && problemOf(error);
  if (refused?.code === 'default_coupon_changed') {
    return (
      <Notice tone="danger" role="alert">
        {refused.detail}
      </Notice>
    );
  }
  const undo = async () => {
    const undone = await restore({ body: { before: before?.id ?? null, after: after?.id ?? null } });
    if (!undone.error) onUndone();
  };
  return (
    <Notice
      tone="success"
      role="status"
      action={
        <Can call={coupons.restoreDefaultCoupon}>
          <Button variant="outlined" size="small" disabled={isLoading} onClick={() => void undo()}>
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
