import { lazyDialog } from '@mirante/ui-kit/boot/lazy-dialog.tsx';
import {
  useRemoveCouponMutation,
  useSetDefaultCouponMutation,
  useUnsetDefaultCouponMutation,
} from '@mirante/api-client/products/coupons.ts';
import { coupons } from '@mirante/contract/products/coupons.ts';
import { payments } from '@mirante/contract/sales/payments.ts';
import { useBackTo } from '@mirante/crud/list/list-states.tsx';
import { RemoveButton } from '@mirante/crud/record/remove-button.tsx';
import type { Coupon, DefaultCouponChange } from '@mirante/domain/products/coupon-record.ts';
import { Can } from '@mirante/session/can.tsx';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { to } from '../../../app/to.ts';

interface Props {
  coupon: Coupon;
  onDefaultChange: (change: DefaultCouponChange) => void;
}

export function CouponActions({ coupon, onDefaultChange }: Props) {
  const { id, code, is_default, staff_only } = coupon;
  const [remove] = useRemoveCouponMutation();
  const go = useNavigate();
  const back = useBackTo();
  return (
    <>
      {!staff_only && (
        <>
          <Can call={coupons.editCoupon}>
            <Button component={Link} to={to.editCoupon(id)} variant="contained" size="small">
              Editar
            </Button>
          </Can>
          {is_default ? (
            <UnsetDefault code={code} onDefaultChange={onDefaultChange} />
          ) : (
            <SetDefault id={id} code={code} onDefaultChange={onDefaultChange} />
          )}
        </>
      )}
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
        <Can call={coupons.removeCoupon}>
          <RemoveButton
            what={`o cupom ${code}`}
            consequence={is_default && 'Sem o cupom padrão, a página de oferta mostra o preço cheio.'}
            remove={() => remove({ id }).unwrap()}
            onRemoved={() => void go(back(to.coupons()))}
          />
        </Can>
      )}
    </>
  );
}

const Dialog = lazyDialog(() => import('./default-coupon-dialog.tsx').then((m) => m.DefaultCouponDialog));

type DefaultProps = Pick<Coupon, 'code'> & Pick<Props, 'onDefaultChange'>;

function SetDefault({ id, code, onDefaultChange }: DefaultProps & Pick<Coupon, 'id'>) {
  const [set] = useSetDefaultCouponMutation();
  const [isAsking, setAsking] = useState(false);
  return (
    <Can call={coupons.setDefaultCoupon}>
      <Button variant="outlined" size="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Definir como padrão
      </Button>
      {isAsking && (
        <Dialog
          title={`Tornar ${code} o cupom padrão?`}
          couponId={id}
          yes="Definir como padrão"
          doing="Definindo"
          act={() => set({ id }).unwrap().then(onDefaultChange)}
          onClose={() => setAsking(false)}
        />
      )}
    </Can>
  );
}

function UnsetDefault({ code, onDefaultChange }: DefaultProps) {
  const [unset] = useUnsetDefaultCouponMutation();
  const [isAsking, setAsking] = useState(false);
  return (
    <Can call={coupons.unsetDefaultCoupon}>
      <Button variant="outlined" size="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Desfazer padrão
      </Button>
      {isAsking && (
        <Dialog
          title={`${code} deixa de ser o cupom padrão?`}
          yes="Desfazer padrão"
          doing="Desfazendo"
          act={() => unset().unwrap().then(onDefaultChange)}
          onClose={() => setAsking(false)}
        />
      )}
    </Can>
  );
}
