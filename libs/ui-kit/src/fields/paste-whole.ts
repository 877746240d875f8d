import type { ClipboardEvent } from 'react';

/**
 * Pastes a text whole: `maxLength` would cut it, a number or an address to another one, where the field's rule has an
 * error. Numbers and addresses are pasted without the spaces around them.
 */
export function pasteWhole(event: ClipboardEvent<HTMLElement>): void {
  const input = event.target as HTMLInputElement | HTMLTextAreaElement;
  const { value, selectionStart: start, selectionEnd: end, maxLength } = input;
  const text = event.clipboardData.getData('text');
  const pasted = /numeric|url/.test(input.inputMode + input.type) ? text.trim() : text;
  const whole = value.slice(0, start ?? undefined) + pasted + value.slice(end ?? value.length);
  // The browser's own paste can be undone.
  if (pasted === text && (maxLength < 0 || whole.length <= maxLength)) return;
  event.preventDefault();
  // React replaces the element's own setter, and would not notice the change.
  Reflect.set(Object.getPrototypeOf(input) as object, 'value', whole, input);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
