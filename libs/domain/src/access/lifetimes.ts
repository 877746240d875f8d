// How long proofs of identity are valid, for `proofs.ts` and the texts that tell it.
export const RESET_LINK_MINUTES = 10;
export const INVITE_LINK_DAYS = 7;
export const CHANGE_LINK_HOURS = 24;
export const EMAIL_LINK_HOURS = 24;
export const STEP_UP_MINUTES = 10;
export const VIEW_MINUTES = 15;
export const TEMPORARY_PASSWORD_HOURS = 24;
