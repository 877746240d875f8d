import { pastedFragment } from '@mirante/ui-kit/rich-text/sanitized.ts';
import { withPlainMarkup } from './word-processors.ts';

/** Pasted HTML for the editor: sanitised, and with other programs' formatting converted to marks. */
export function cleanedPaste(html: string): string {
  const box = document.createElement('div');
  box.append(withPlainMarkup(pastedFragment(html)));
  return box.innerHTML;
}
