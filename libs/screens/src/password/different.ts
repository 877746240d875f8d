/** Of a new password and its repetition. */
export const DIFFERENT = 'Senhas não conferem.';
