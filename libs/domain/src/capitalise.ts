/** With a capital first letter. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** With a small first letter, for use within a sentence. */
export const uncapitalise = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
