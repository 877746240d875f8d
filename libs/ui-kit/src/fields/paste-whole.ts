import type { ClipboardEvent } from 'react';

/**
 * Pastes a text whole: `maxLength` would cut it, a number or an address to another one, where the field's rule has an
 * error. Numbers and addresses are pasted without the spaces around them.
 */
export function pasteWhole(event: ClipboardEvent<HTMLElement>): void {
  const input = event.target as HTMLInputElement | HTMLTextAreaElement;
  const { value, selectionStart, selectionEnd, maxLength } = input;
  const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
  const text = event.clipboardData.getData('text');
  const pasted = input.inputMode === 'numeric' || input.type === 'url' ? text.trim() : text;
  const whole = value.slice(0, start) + pasted + value.slice(end);
  // The browser's own paste can be undone.
  if (pasted === text && (maxLength < 0 || whole.length <= maxLength)) return;
  event.preventDefault();
  // React replaces the element's own setter, and would not notice the change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')!.set!.call(input, whole);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
