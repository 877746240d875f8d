import type { ClipboardEvent } from 'react';

/**
 * Lets the browser paste a text whole: `maxLength` would cut it, a number or an address to another one, where the
 * field's rule has an error.
 */
export function pasteWhole({ target }: ClipboardEvent<HTMLElement>): void {
  const input = target as HTMLInputElement;
  const { maxLength } = input;
  if (maxLength < 0) return;
  input.removeAttribute('maxlength');
  setTimeout(() => (input.maxLength = maxLength));
}
