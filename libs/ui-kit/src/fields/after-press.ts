/**
 * Runs once the pointer is released, or at once if none is pressed. What is shown between press and release moves what is
 * pressed away, which then gets no click.
 */
export function afterPress(run: () => void): void {
  if (document.querySelector(':active') === null) run();
  else addEventListener('mouseup', run, { once: true });
}
