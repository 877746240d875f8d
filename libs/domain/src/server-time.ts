/** A smaller difference is network latency and the header's resolution of a second. */
const NOISE_MS = 5000;
let ahead = 0;

/** Learns the server's time from a response's `Date` header, since device clocks are often wrong. */
export function learnServerTime(date: string | null | undefined): void {
  const difference = Date.parse(date ?? '') - Date.now();
  if (Number.isFinite(difference)) ahead = Math.abs(difference) < NOISE_MS ? 0 : difference;
}

/** The server's time at a moment of the device's clock, as far as known. */
export const serverTimeAt = (deviceMs: number): Date => new Date(deviceMs + ahead);

/** The server's time, as far as known, by which dues and expiries are measured. */
export const serverNow = (): Date => serverTimeAt(Date.now());
