import { MAX_TYPED, quoteKinds } from '@mirante/domain/investments/quote-load.ts';
import { day, form, oneOf, orNull, str } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
export const typedQuotesForm = form({
  kind: oneOf(quoteKinds).required(say.chooseOne),
  /** Of the lines that name no day of their own. */
  day: orNull(day()),
  /** A quote a line: name, day and value, between tabs or semicolons, as Brazilians write them. */
  text: str().required(say.required).max(MAX_TYPED, say.textLong),
});
