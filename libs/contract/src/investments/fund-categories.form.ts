import { form, ids, text } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import type { InferType } from 'yup';

export const fundCategoryForm = form({ name: text(1, 100).required(say.textRequired) });
/** Its funds in their new order. Those that it does not name come after them, as they were. */
export const fundOrder = form({ ids: ids(1, 1000).required(say.required) });
export type FundCategoryForm = InferType<typeof fundCategoryForm>;
