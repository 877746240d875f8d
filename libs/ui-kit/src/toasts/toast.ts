export type ToastVariant = 'success' | 'error' | 'info';
export interface Toast {
  text: string;
  variant: ToastVariant;
  /** A second line, in a muted colour. */
  detail?: string | undefined;
  /** The text of a copy button. It is shown nowhere else, so the toast stays until closed. */
  copy?: string | undefined;
  /** Closes it once aborted: what it says no longer holds. */
  until?: AbortSignal | undefined;
  /** On phones at the bottom, above the tabs: it would cover what the page shows live at its top. */
  isLowOnPhones?: boolean | undefined;
}

type Show = (toast: Toast) => void;
let show: Show | undefined;
let closeCopyable: (() => void) | undefined;
let call: (() => void) | undefined;
const waiting: Toast[] = [];

/** Shows the result of an action. Can be called from anywhere, also before the page is rendered. */
export function toast(text: string, variant: ToastVariant, aside: Omit<Toast, 'text' | 'variant'> = {}): void {
  const next = { text, variant, ...aside };
  if (show) show(next);
  else {
    waiting.push(next);
    call?.();
  }
}

/** Registers the loader of the toaster, called on the first toast. */
export function callOnToast(come: () => void): void {
  call = come;
  if (waiting.length > 0) come();
}

/** Closes the toasts with a text to copy, such as a one-time password, which must not outlast the session. */
export function closeCopyableToasts(): void {
  closeCopyable?.();
  waiting.splice(0, Infinity, ...waiting.filter(({ copy }) => copy === undefined));
}

/** Called by the toaster when it is ready. */
export function showToastsWith(next: Show | undefined, close?: () => void): void {
  show = next;
  closeCopyable = close;
  if (show) waiting.splice(0).forEach(show);
}
