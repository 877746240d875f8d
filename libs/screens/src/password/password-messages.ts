/** Of a new password and its repetition; without the schema, whose code is loaded later. */
export const PASSWORDS_DIFFER = 'Senhas não conferem.';
