/** How an attempt ended: what failed, if anything, and where to go if nothing did. */
interface Outcome {
  error?: unknown;
  to?: string;
}
/** Saves over the `version` that was seen. It may end by throwing, or answer with its error; what it made may have a page to go to. */
export type Save<Values> = (values: Values, version?: string) => Promise<Outcome | void>;

export async function outcomeOf(act: () => Promise<Outcome | void>): Promise<Outcome> {
  try {
    return (await act()) ?? {};
  } catch (error) {
    return { error: error ?? {} };
  }
}
/** A call, as a hook makes it or unwrapped. */
export type Act = () => Promise<unknown>;
export const failureOf = async (act: Act): Promise<unknown> =>
  (await outcomeOf(act as () => Promise<Outcome | void>)).error;
