import { resolutions } from '@mirante/domain/sales/discrepancy.ts';
import { form, id, oneOf, text } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import type { InferType } from 'yup';

/** A note is required unless the discrepancy is only synced. What does not apply is dropped, whatever it holds. */
export const resolveForm = form({
  by: oneOf(resolutions).required(say.chooseOne),
  payment_id: id().when('by', ([by], schema) => (by === 'attribute' ? schema.required(say.required) : schema.strip())),
  note: text(0, 2048).when('by', ([by], schema) => (by === 'sync' ? schema.strip() : schema.required(say.required))),
});
export type ResolveForm = InferType<typeof resolveForm>;
