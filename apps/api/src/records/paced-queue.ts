/** A rest's longest time. */
const MAX_REST_MS = 1000;

/**
 * Runs tasks one after the other in order, and rests after each as long as it took: half of the time belongs to others.
 * A failure does not stop the next.
 */
export function pacedQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    let began = 0;
    const turn = last.then(() => {
      began = performance.now();
      return work();
    });
    const rest = () => new Promise((end) => setTimeout(end, Math.min(performance.now() - began, MAX_REST_MS)).unref());
    last = turn.then(rest, rest);
    return turn;
  };
}
