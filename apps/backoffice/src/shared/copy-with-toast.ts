import { copyText } from '@mirante/ui-kit/states/copy-text.ts';
import { toast } from '@mirante/ui-kit/toasts/toast.ts';

/** Copies from a menu, which is closed by then and cannot show the result in place. */
export async function copyWithToast(text: string, done: string): Promise<void> {
  if (await copyText(text)) toast(done, 'success');
  else toast('Não foi possível copiar.', 'error');
}
