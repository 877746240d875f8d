import type { ClipboardEvent } from 'react';

/**
 * Pastes a number or an address without the spaces around it, and whole: `maxLength` would cut it to another one, where
 * the field's rule has an error.
 */
export function pasteWhole(event: ClipboardEvent<HTMLElement>): void {
  const input = event.target as HTMLInputElement;
  const { value, selectionStart: start, selectionEnd: end } = input;
  const pasted = event.clipboardData.getData('text').trim();
  event.preventDefault();
  // React replaces the element's own setter, and would not notice the change.
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
  native.set!.call(input, value.slice(0, start ?? value.length) + pasted + value.slice(end ?? value.length));
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
