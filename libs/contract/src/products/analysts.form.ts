import { MAX_ANALYST_NAME_LENGTH, MAX_CNPI_LENGTH, MAX_PRESENTATION_LENGTH } from '@mirante/domain/products/analyst.ts';
import { form, orNull, text, whole } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import type { InferType } from 'yup';
const position = () => whole(0, 9999);

export const analystForm = form({
  name: text(1, MAX_ANALYST_NAME_LENGTH).required(say.textRequired),
  cnpi: text(1, MAX_CNPI_LENGTH).required(say.textRequired),
  presentation: orNull(text(0, MAX_PRESENTATION_LENGTH)),
  position: position(),
});
/** The form of a stored one, which has a position. */
export const analystEditForm = analystForm.shape({ position: position().required(say.required) });
export type AnalystForm = InferType<typeof analystForm>;
