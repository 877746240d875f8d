import { form } from '@mirante/validation/fields.ts';
import { say } from '@mirante/validation/messages.ts';
import { ref, string } from 'yup';

const REQUIRED = 'Campo obrigatório';
const DIFFERENT = 'Senhas não conferem.';

/** A password is taken with its spaces. */
const password = () => string().strict().required(REQUIRED).min(6, say.password).max(30, say.password);

export const changePasswordSchema = form({
  current: password(),
  new: password(),
  repeated: password().oneOf([ref('new')], DIFFERENT),
});
