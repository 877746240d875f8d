import { addDays, dayInSaoPaulo, isCalendarDay } from '@mirante/domain/dates.ts';
import { bool, form, ids, oneOf, orNull, ruledAt, str, text, whole } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import type { Rule } from '@mirante/validation/rules.ts';

/** Method, instalments and coupon are fixed: whatever is sent, the house's own coupon covers the whole price. */
export const addProductsForm = form({
  products: ids(1, 20, say.chooseOne).required(say.chooseOne),
  method: oneOf(['bank_slip']).default('bank_slip'),
  installments: whole(1, 1).default(1),
  coupon_code: str().max(40),
  open_charges: oneOf(['refuse', 'keep', 'void']).default('keep'),
  included: oneOf(['refuse', 'accept']).default('accept'),
});

/** The picker's form, which adds one product at a time. */
export const productChoiceForm = form({
  product: str().required(say.chooseOne),
  open_charges: str(),
  included: str(),
});

export const cancelForm = form({
  cancel_reason_id: whole(1, 9999).default(2),
  cancel_reason: text(1, 8192),
  refund: bool().default(true),
  refund_obs: orNull(text(0, 2048)),
});

export const obsForm = form({ obs: text(1, 8192) });
export const refundProductForm = form({ obs: orNull(text(0, 2048)) });

const MAX_YEARS = 50;
/** A day, or its last second, with or without an offset: the day is as written. */
const lastDay = () => ruledAt(str(), lastDayRule).required(say.required);
const lastDayRule =
  (now: Date): Rule =>
  (value) => {
    const [, day] = /^(\d{4}-\d{2}-\d{2})([T ]23:59:59(\.\d{1,3})?(Z|-03:00)?)?$/.exec(value) ?? [];
    const isNear = day && isCalendarDay(day) && day <= addDays(dayInSaoPaulo(now), MAX_YEARS * 365);
    return isNear ? undefined : say.date;
  };

export const expiryForm = form({ date: lastDay().meta({ format: 'date-time' }), obs: orNull(text(0, 8192)) });
