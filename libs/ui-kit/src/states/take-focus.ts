/** A ref: what appears in place of the control that was pressed takes its focus. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
