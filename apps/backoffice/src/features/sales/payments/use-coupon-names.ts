import { useListPaymentsQuery } from '@mirante/api-client/sales/payments.ts';
import type { Options } from '@mirante/crud/list/filters.tsx';
import { useSearchParams } from 'react-router';

const none: Options = [];

/** The code of the coupon in the address, which one of its payments tells to all who may see payments. */
export function useCouponNames(): Options {
  const [url] = useSearchParams();
  const id = Number(url.get('coupon.id'));
  const isId = Number.isInteger(id) && id > 0;
  const { currentData } = useListPaymentsQuery({ 'coupon.id': id, perPage: 1 }, { skip: !isId });
  const code = currentData?.items[0]?.coupon_code;
  return code ? [[String(id), code]] : none;
}
