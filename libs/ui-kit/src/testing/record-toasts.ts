import { showToastsWith, type Toast } from '../toasts/toast.ts';

/** The texts of toasts, and the toasts, from now on. Those that other tests left waiting for a toaster are dropped. */
export function recordToasts(): { texts: string[]; toasts: Toast[] } {
  const [texts, toasts]: [string[], Toast[]] = [[], []];
  showToastsWith(() => undefined);
  showToastsWith((toast) => {
    texts.push(toast.text);
    toasts.push(toast);
  });
  return { texts, toasts };
}
