import { pastedFragment } from '@mirante/ui-kit/rich-text/sanitized.ts';
import { withPlainMarkup } from './word-processors.ts';

/** Markup from elsewhere as the editor understands it: without what it may not hold, and with the marks that other programs write otherwise. */
export function cleanedPaste(html: string): string {
  const box = document.createElement('div');
  box.append(withPlainMarkup(pastedFragment(html)));
  return box.innerHTML;
}
