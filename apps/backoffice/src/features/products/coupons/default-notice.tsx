import type { Coupon } from '@mirante/domain/products/coupon-record.ts';
import { Notice } from '@mirante/ui-kit/states/notice.tsx';

/** On pages that change a coupon: of the default one, that the public offer changes with it. */
export const DefaultNotice = ({ coupon }: { coupon: Pick<Coupon, 'is_default'> }) =>
  coupon.is_default && (
    <Notice tone="warning">Este é o cupom padrão: o que mudar aqui muda na hora os preços da página de oferta.</Notice>
  );
