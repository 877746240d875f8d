import {
  useRemoveCouponMutation,
  useSetDefaultCouponMutation,
  useUnsetDefaultCouponMutation,
} from '@mirante/api-client/products/coupons.ts';
import { coupons } from '@mirante/contract/products/coupons.ts';
import { payments } from '@mirante/contract/sales/payments.ts';
import { RemoveButton } from '@mirante/crud/record/remove-button.tsx';
import type { Coupon } from '@mirante/domain/products/coupon-record.ts';
import { Can } from '@mirante/session/can.tsx';
import { BusyButton } from '@mirante/ui-kit/states/busy-button.tsx';
import Button from '@mui/material/Button';
import { Link, useNavigate } from 'react-router';
import { to } from '../../../app/to.ts';

export function CouponActions({ coupon }: { coupon: Coupon }) {
  const { id, code, is_default, staff_only } = coupon;
  const [remove] = useRemoveCouponMutation();
  const go = useNavigate();
  return (
    <>
      <Can call={payments.listPayments}>
        <Button
          component={Link}
          to={to.payments({ 'coupon.id': id, perPage: 20, page: 1, sort: 'payment.created_at', order: -1 })}
          variant="outlined"
          size="small"
        >
          Ver pagamentos
        </Button>
      </Can>
      {!staff_only && (
        <>
          {is_default ? <UnsetDefault /> : <SetDefault id={id} />}
          <Can call={coupons.removeCoupon}>
            <RemoveButton
              what={`o cupom ${code}`}
              consequence={is_default && 'Sem o cupom padrão, a página de oferta mostra o preço cheio.'}
              remove={() => remove({ id }).unwrap()}
              onRemoved={() => void go(to.coupons())}
            />
          </Can>
          <Can call={coupons.editCoupon}>
            <Button component={Link} to={to.editCoupon(id)} variant="contained" size="small">
              Editar
            </Button>
          </Can>
        </>
      )}
    </>
  );
}

function SetDefault({ id }: { id: number }) {
  const [set, { isLoading }] = useSetDefaultCouponMutation();
  return (
    <Can call={coupons.setDefaultCoupon}>
      <BusyButton variant="outlined" size="small" busy={isLoading} onClick={() => void set({ id })}>
        Definir como padrão
      </BusyButton>
    </Can>
  );
}

function UnsetDefault() {
  const [unset, { isLoading }] = useUnsetDefaultCouponMutation();
  return (
    <Can call={coupons.unsetDefaultCoupon}>
      <BusyButton variant="outlined" size="small" busy={isLoading} onClick={() => void unset()}>
        Desfazer padrão
      </BusyButton>
    </Can>
  );
}
