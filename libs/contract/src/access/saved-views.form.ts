import { MAX_VIEW_NAME } from '@mirante/domain/access/saved-view.ts';
import { form, text } from '@mirante/validation/fields.ts';

export const savedViewForm = form({
  list: text(1, 120).required(),
  name: text(1, MAX_VIEW_NAME).required(),
  query: text(0, 2000).defined(),
});
