/** Ends a task and goes on in the next one, so that a press in between is answered. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
