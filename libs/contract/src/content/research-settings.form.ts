import { form, text } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
export const researchSettingsForm = form({
  analyst_name: text(1, 100).required(say.textRequired),
  analyst_cnpi: text(1, 20).required(say.textRequired),
  statement: text(1, 2048).required(say.textRequired),
});
