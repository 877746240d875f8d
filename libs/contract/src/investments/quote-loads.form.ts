import { MAX_TYPED, quoteKinds } from '@mirante/domain/investments/quote-load.ts';
import { day, form, oneOf, orNull, str } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
export const typedQuotesForm = form({
  kind: oneOf(quoteKinds).required(say.chooseOne),
  /** For lines without a day of their own. */
  day: orNull(day()),
  /** One quote per line: name, day and value, separated by tabs or semicolons, in Brazilian format. */
  text: str().required(say.required).max(MAX_TYPED, say.textLong),
});
