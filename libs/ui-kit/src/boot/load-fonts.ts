/** After the app's code, which they would delay: until then text has fallback fonts of the same size. */
export const loadFonts = (): void => void import('../theme/fonts.css').catch(() => undefined);
