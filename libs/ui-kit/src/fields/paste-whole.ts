import type { ClipboardEvent } from 'react';

/**
 * Lets the browser paste a text whole: `maxLength` would cut it, a number or an address to another one, where the
 * field's rule has an error. A number is pasted without the spaces around it, as browsers do with an address.
 */
export function pasteWhole(event: ClipboardEvent<HTMLElement>): void {
  const input = event.target as HTMLInputElement | HTMLTextAreaElement;
  const { maxLength } = input;
  if (maxLength >= 0) {
    input.removeAttribute('maxlength');
    setTimeout(() => (input.maxLength = maxLength));
  }
  const text = event.clipboardData.getData('text');
  if (input.inputMode !== 'numeric' || text === text.trim()) return;
  event.preventDefault();
  const { value, selectionStart: start, selectionEnd: end } = input;
  const whole = value.slice(0, start ?? undefined) + text.trim() + value.slice(end ?? value.length);
  // React replaces the element's own setter, and would not notice the change.
  Reflect.set(Object.getPrototypeOf(input) as object, 'value', whole, input);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
