import { DAY_MS } from '@mirante/domain/durations.ts';
import type { Selectable } from 'kysely';
import type { Schema } from '../src/database/schema.ts';
import { standardIds } from './products.ts';

type Coupon = Selectable<Schema['coupon']>;
export const couponIds = {
  MIRANTE50: 1,
  ULTIMAS10: 2,
  PRIMAVERA25: 3,
  LANCAMENTO30: 4,
  CARTAO15: 5,
  UPGRADE100: 6,
} as const;
export type CouponCode = keyof typeof couponIds;

export function couponRows(now: Date): Coupon[] {
  const daysFromNow = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const coupon = (code: CouponCode, qt: number, percent: number, rest: Partial<Coupon> = {}): Coupon => ({
    id: couponIds[code],
    code,
    qt,
    percent,
    usage_count: 0,
    is_default: false,
    amount: null,
    starts_at: daysFromNow(-400),
    expires_at: null,
    applies_to: 'all',
    credit_card: true,
    bank_slip: true,
    pix: true,
    staff_only: false,
    obs: null,
    created_at: daysFromNow(-400),
    ...rest,
  });
  return [
    coupon('MIRANTE50', 1_000_000, 50, {
      is_default: true,
      starts_at: daysFromNow(-1200),
      created_at: daysFromNow(-1200),
      obs: 'Oferta da página de venda.',
    }),
    coupon('ULTIMAS10', 10, 20, {
      starts_at: daysFromNow(-5),
      created_at: daysFromNow(-5),
      expires_at: daysFromNow(60),
      obs: 'Dez últimas vagas da turma.',
    }),
    coupon('PRIMAVERA25', 500, 25, {
      starts_at: daysFromNow(-90),
      created_at: daysFromNow(-90),
      expires_at: daysFromNow(-30),
      obs: 'Campanha encerrada.',
    }),
    coupon('LANCAMENTO30', 0, 30, { obs: 'Esgotado.' }),
    coupon('CARTAO15', 200, 15, { bank_slip: false, pix: false, obs: 'Somente para cartão de crédito.' }),
    coupon('UPGRADE100', 1_000_000, 100, { staff_only: true, obs: 'Uso interno: inclusão de produto pela equipe.' }),
  ];
}

/** Only the default coupon is bound to products. */
export const couponProducts: Selectable<Schema['coupon_product']>[] = standardIds.map((product_id) => ({
  coupon_id: couponIds.MIRANTE50,
  product_id,
}));
