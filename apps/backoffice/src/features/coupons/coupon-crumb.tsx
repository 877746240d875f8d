import { useGetCouponQuery } from '@mirante/api-client/coupons.ts';
import { Crumb } from '../../crumb.tsx';
import { to } from '../../to.ts';

export function CouponCrumb({ id }: { id: number }) {
  const { currentData } = useGetCouponQuery({ id });
  return <Crumb of="Cupons" to={to.coupons()} here={currentData?.code ?? `Cupom ${id}`} />;
}
