import type { coupons } from '@mirante/contract/coupons.ts';
import { couponMistakes } from '@mirante/contract/forms/coupons.ts';
import type { Input } from '@mirante/contract/http.ts';
import type { Coupon } from '@mirante/domain/coupon-record.ts';
import { dayInSaoPaulo, endOfDay, startOfDay } from '@mirante/domain/dates.ts';
import type { Selectable } from 'kysely';
import { DatabaseError } from 'pg';
import type { Db } from '../../db.ts';
import { or404, Refusal, type FieldError } from '../../http/refusal.ts';
import { refuseStale } from '../../http/version.ts';
import type { Schema } from '../../schema.ts';
import type { Services } from '../../services.ts';
import { refuseHouse } from './house-coupon.ts';
import * as store from './staff-coupons.store.ts';

type Writing = Pick<Services, 'db' | 'now'>;
type Stored = Selectable<Schema['coupon']>;

export async function createCoupon({ db, now }: Writing, { products = [], ...input }: Input<typeof coupons.createCoupon>): Promise<Coupon> {
  const { discount_type, starts_at, expires_at, percent, amount, ...rest } = input;
  const values = {
    ...rest, obs: rest.obs ?? null, ...discountOf({ discount_type, percent, amount }), starts_at: startOfDay(starts_at), expires_at: expires_at ? endOfDay(expires_at) : null, created_at: now(),
  };
  return refusing(() =>
    db.transaction().execute(async (trx) => {
      const id = await store.insert(trx, values, products);
      return found(trx, id, now());
    }),
  );
}

interface Edit {
  id: number;
  input: Input<typeof coupons.editCoupon>;
  /** The version that its editor saw. */
  seen: string | undefined;
}

export async function editCoupon({ db, now }: Writing, { id, input, seen }: Edit): Promise<Coupon> {
  return refusing(() =>
    db.transaction().execute(async (trx) => {
      const stored = or404(await store.hold(trx, id), 'Cupom');
      refuseHouse(stored);
      const current = await found(trx, id, now());
      refuseStale(seen, current);
      const whole = { ...current, ...given(input) };
      const mistakes = couponMistakes(whole);
      if (mistakes.length > 0) throw invalid(mistakes);
      await store.save(trx, id, changed(stored, whole));
      return found(trx, id, now());
    }),
  );
}

/** An unchanged day keeps the hour that it began or ends at. */
function changed(stored: Stored, { code, qt, starts_at, expires_at, applies_to, credit_card, bank_slip, pix, obs, ...discount }: Coupon) {
  const begins = dayInSaoPaulo(stored.starts_at) === starts_at ? stored.starts_at : startOfDay(starts_at);
  const ends = expires_at ? (stored.expires_at && dayInSaoPaulo(stored.expires_at) === expires_at ? stored.expires_at : endOfDay(expires_at)) : null;
  return { code, qt, starts_at: begins, expires_at: ends, applies_to, credit_card, bank_slip, pix, obs: obs || null, ...discountOf(discount) };
}

const discountOf = ({ discount_type, percent, amount }: { discount_type: string; percent?: number | null | undefined; amount?: number | null | undefined }) =>
  discount_type === 'percent' ? { percent: percent!, amount: null } : { percent: null, amount: amount! };

const given = <T extends object>(input: T) => Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as { [K in keyof T]?: Exclude<T[K], undefined> };
const found = async (db: Db, id: number, now: Date): Promise<Coupon> => (await store.find(db, id, now))!;

const invalid = (errors: FieldError[]) => new Refusal(422, 'invalid_fields', 'Confira os campos destacados.', { errors });

async function refusing<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    if (error.constraint === 'coupon_code') throw invalid([{ path: 'code', message: 'Já existe um cupom com este código.' }]);
    if (error.constraint === 'coupon_product_product_id_fkey') throw invalid([{ path: 'products', message: 'Produto não encontrado.' }]);
    throw error;
  }
}
