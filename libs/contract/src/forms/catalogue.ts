import { str } from '@mirante/validation/fields.ts';
import { object } from 'yup';

export const defaultCouponQuery = object({ produtos: str().max(400) }).noUnknown();
