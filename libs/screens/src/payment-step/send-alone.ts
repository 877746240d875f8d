let sending: Promise<void> | undefined;

/**
 * Sends one order at a time: a payment step that was left and opened again waits for the order in flight, and shares its
 * outcome, instead of sending another one beside it.
 */
export const sendAlone = (send: () => Promise<void>): Promise<void> =>
  (sending ??= send().finally(() => (sending = undefined)));
