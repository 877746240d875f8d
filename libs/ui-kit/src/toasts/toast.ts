export type ToastVariant = 'success' | 'error' | 'info';
export interface Toast {
  text: string;
  variant: ToastVariant;
  /** A second, quieter line. */
  detail?: string | undefined;
  /** What a button copies. It is shown nowhere else, so it stays until it is closed. */
  copy?: string | undefined;
}

type Show = (toast: Toast) => void;
let show: Show | undefined;
let call: (() => void) | undefined;
const waiting: Toast[] = [];

/** Tells the person what became of an action. May be called from anywhere, also before the page is drawn. */
export function toast(text: string, variant: ToastVariant, aside: Pick<Toast, 'detail' | 'copy'> = {}): void {
  const next = { text, variant, ...aside };
  if (show) show(next);
  else {
    waiting.push(next);
    call?.();
  }
}

/** Has what draws the toasts called as soon as there is one to draw. */
export function callOnToast(come: () => void): void {
  call = come;
  if (waiting.length > 0) come();
}

/** Called by what draws the toasts, once it can. */
export function showToastsWith(next: Show | undefined): void {
  show = next;
  if (show) waiting.splice(0).forEach(show);
}
