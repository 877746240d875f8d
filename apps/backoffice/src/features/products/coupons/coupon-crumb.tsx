import { useGetCouponQuery } from '@mirante/api-client/products/coupons.ts';
import { Crumb } from '../../../app/crumb.tsx';
import { to } from '../../../app/to.ts';

export function CouponCrumb({ id }: { id: number }) {
  const { currentData } = useGetCouponQuery({ id });
  return <Crumb of="Cupons" to={to.coupons()} here={currentData?.code ?? `Cupom ${id}`} />;
}
