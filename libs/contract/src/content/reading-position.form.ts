import { form, whole } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import type { InferType } from 'yup';
const LAST_PAGE = 100_000;
export const positionForm = form({
  page: whole(1, LAST_PAGE).required(say.required),
  /** The version of the open PDF. */
  version: whole(1, LAST_PAGE).required(say.required),
});
export type PositionForm = InferType<typeof positionForm>;
