/** The legal deadline for answering a consumer, in calendar days: Decreto 7.962/2013, art. 4, sole paragraph. */
export const REPLY_DAYS = 5;
