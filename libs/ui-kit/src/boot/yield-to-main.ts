/** Yields to the event loop, so that a click in between is handled. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
