export type ToastVariant = 'success' | 'error' | 'info';
export interface Toast {
  text: string;
  /** A second, quieter line. */
  detail: string | undefined;
  variant: ToastVariant;
}

type Show = (toast: Toast) => void;
let show: Show | undefined;
const waiting: Toast[] = [];

/** Tells the person what became of an action. May be called from anywhere, also before the page is drawn. */
export function toast(text: string, variant: ToastVariant, detail?: string): void {
  const next = { text, detail, variant };
  if (show) show(next);
  else waiting.push(next);
}

/** Called by what draws the toasts, once it can. */
export function showToastsWith(next: Show | undefined): void {
  show = next;
  if (show) waiting.splice(0).forEach(show);
}
