/** How many benefits a product has at most, and the length of one. */
export const MAX_BENEFITS = 8;
export const MAX_BENEFIT_LENGTH = 80;

/** What a product gives in the house's words: one benefit per line. */
export const benefitsIn = (text: string | null): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
