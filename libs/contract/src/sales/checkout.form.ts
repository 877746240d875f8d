import { checkoutMethods } from '@mirante/domain/products/payment-method.ts';
import { couponContexts } from '@mirante/domain/products/coupon.ts';
import {
  birthDate,
  cpf,
  email,
  form,
  fullName,
  ids,
  oneOf,
  orNull,
  password,
  str,
  text,
  whole,
} from '@mirante/validation/fields.ts';
import { phone } from '@mirante/validation/phone-field.ts';
import { say } from '@mirante/validation/messages.ts';
import { addressForm } from '../people/address.form.ts';
import { paymentForm } from './payment.form.ts';

export const identification = {
  name: fullName().required(say.required),
  email: email().required(say.required),
  phone: phone().required(say.required),
};

export const clientForm = form({
  ...identification,
  password: password(20),
  cpf: cpf().required(say.cpfRequired),
  birth_date: birthDate().required(say.required),
  cell_phone: phone().nullable(),
  gender: oneOf(['M', 'F']).required(say.chooseOne),
});

/** The address may be missing only if the CPF already belongs to a client. */
export const signupForm = form({
  client: clientForm.required(say.required),
  address: addressForm.optional().default(undefined),
  payment: paymentForm.required(say.required),
});

export const sessionKey = () => str().max(64, say.textLong);

/** The sign-up's other fields, which callers may send as they have them: nothing reads them. */
const unread = {
  cell_phone: orNull(text(0, 40)),
  birth_date: str().max(20),
  gender: str().max(2),
};
/** Accepts all of the sign-up's fields; what is looked up are the e-mail and the CPF. */
export const conflictForm = form({
  ...unread,
  password: str().max(1024),
  name: str().max(200),
  email: email(),
  cpf: cpf(),
  phone: str().max(40),
  session_key: sessionKey(),
});

export const cartEventForm = form({
  ...unread,
  cpf: str().max(20),
  name: text(0, 200),
  email: email(),
  phone: text(0, 40),
  products: ids(0, 20),
  session_key: sessionKey(),
});
export const sessionStepForm = form({
  key: sessionKey().required(say.required),
  step: whole(0, 4).required(say.required),
});

export const verifyCouponForm = form({
  coupon_code: str().required(say.required).max(45, say.textLong),
  payment_method: oneOf(checkoutMethods).required(say.chooseOne),
  payment_context: oneOf(couponContexts.filter((c) => c !== 'all')).required(say.chooseOne),
  products: ids(1, 20).required(say.required),
  session_key: sessionKey(),
});
