/** Less than this is the way an answer took, and the header's whole seconds. */
const NOISE_MS = 5000;
let ahead = 0;

/** Learns the server's time from an answer's `Date` header: people's own clocks are wrong more often than one thinks. */
export function learnServerTime(date: string | null | undefined): void {
  const difference = Date.parse(date ?? '') - Date.now();
  if (Number.isFinite(difference)) ahead = Math.abs(difference) < NOISE_MS ? 0 : difference;
}

/** The time that dues and expiries are measured by: the server's, as far as it is known. */
export const serverNow = (): Date => new Date(Date.now() + ahead);
