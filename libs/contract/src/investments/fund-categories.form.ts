import { form, ids, text } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import type { InferType } from 'yup';

export const fundCategoryForm = form({ name: text(1, 100).required(say.textRequired) });
/** The funds in their new order. Funds that are not listed follow in their previous order. */
export const fundOrder = form({ ids: ids(1, 1000).required(say.required) });
export type FundCategoryForm = InferType<typeof fundCategoryForm>;
