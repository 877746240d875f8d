const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (char) => escapes[char]!);

/** Safe markup, created by `html` alone. */
export interface Html {
  readonly markup: string;
}
type Part = string | number | null | undefined | false | Html | readonly Part[];

const markupOf = (part: Part): string => {
  if (part === null || part === undefined || part === false) return '';
  if (typeof part === 'object') return 'markup' in part ? part.markup : part.map(markupOf).join('');
  return escapeHtml(String(part));
};

/** A template that escapes its values, except nested templates. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html => ({
  markup: strings.reduce((out, text, i) => out + markupOf(parts[i - 1]) + text),
});
