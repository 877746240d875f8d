import { states } from '@mirante/domain/address.ts';
import { cep, form, oneOf, text, whole } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';

/** The street may be longer than a found one, since it can be typed by hand. */
export const addressForm = form({
  zipcode: cep().required(say.cep),
  address: text(1, 150),
  /** Null where the building has none. */
  number: whole(1, 99_999_999).defined(say.required).nullable(),
  complement: text(0, 120).nullable(),
  district: text(1, 120),
  state: oneOf(states).required(say.chooseOne),
  city: text(1, 120),
  city_id: whole(1, 9_999_999).nullable(),
});
