import { form, str } from '@mirante/validation/fields.ts';

export const defaultCouponQuery = form({ produtos: str().max(400) });
