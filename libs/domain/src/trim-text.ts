const INVISIBLE = /[\s\u200b-\u200f\u2060\ufeff]/;

/**
 * A text without the spaces and zero-width characters at its ends, which are pasted with addresses and codes. A regular
 * expression anchored at the end would take quadratic time.
 */
export function trimText(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && INVISIBLE.test(text[start]!)) start += 1;
  while (end > start && INVISIBLE.test(text[end - 1]!)) end -= 1;
  return text.slice(start, end);
}
