import { appAddressOf } from '@mirante/session/app-addresses.ts';

/** Gives a hand-over token, if the buyer could be logged in. */
type HandOver = () => Promise<string | undefined>;

let entry: Promise<HandOver | undefined> = Promise.resolve(undefined);

/** Whoever was logged in after a purchase enters the client area without a login, once. */
export const prepareEntry = (next: Promise<HandOver | undefined>): void => void (entry = next);

/** The address that opens the client area for this buyer: with a hand-over token, which lasts a minute, or else its login. */
export async function clientAreaAddress(): Promise<string> {
  const handOver = await entry;
  entry = Promise.resolve(undefined);
  const token = await handOver?.();
  return appAddressOf('client', token ? `/?appToken=${encodeURIComponent(token)}` : '/login');
}
