import { email, form, ids, ruled, text } from '@mirante/validation/fields.ts';
import { plainNameRule } from '@mirante/validation/rules.ts';
import { say } from '@mirante/validation/messages.ts';
const ADD_ONE = 'Adicione ao menos um papel no sistema';
const CHOOSE_ONE = 'Selecione ao menos uma opção.';
const roleIds = (tooFew: string) => ids(1, 5, tooFew).required(tooFew);

export const newUserForm = form({
  name: ruled(text(3, 60), plainNameRule).required(say.textRequired),
  email: email().required(say.required),
  roles: roleIds(ADD_ONE),
});
export const userRolesForm = form({ roles: roleIds(CHOOSE_ONE) });
