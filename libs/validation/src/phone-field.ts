import { ruled, str, transform } from './fields.ts';
import { phoneRule, toE164 } from './phone.ts';

/** E.164. Apart from the other fields, since the international numbering plans weigh more than all of them. */
export const phone = () =>
  ruled(
    transform(str(), (value) => (typeof value === 'string' ? (toE164(value) ?? value) : value)),
    phoneRule,
  ).meta({ format: 'phone' });
