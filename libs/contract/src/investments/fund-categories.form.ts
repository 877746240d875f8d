import { form, text } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import type { InferType } from 'yup';

export const fundCategoryForm = form({ name: text(1, 100).required(say.textRequired) });
export type FundCategoryForm = InferType<typeof fundCategoryForm>;
