interface Order {
  what: string;
  outcome: Promise<unknown>;
}
let sending: Order | undefined;

/**
 * Sends one order at a time: a payment step that was left and opened again waits for the order in flight, and shares its
 * outcome, instead of sending another one for the same thing beside it. An order for something else is sent after it.
 */
export async function sendAlone<Outcome>(what: string, send: () => Promise<Outcome>): Promise<Outcome> {
  if (sending && sending.what !== what) {
    await sending.outcome.catch(() => undefined);
    return sendAlone(what, send);
  }
  sending ??= { what, outcome: send().finally(() => (sending = undefined)) };
  return sending.outcome as Promise<Outcome>;
}
