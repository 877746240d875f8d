declare global {
  interface Window {
    /** Set by the boot script. */
    pressAgain?: () => void;
  }
}

/** Repeats the last press on the prerendered page that waited for hydration: to be called once that has begun. */
export const pressAgain = (): void => window.pressAgain?.();
