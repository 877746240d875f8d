import { appAddressOf } from '@mirante/session/app-addresses.ts';

/** Returns a hand-over token, if the buyer is logged in. */
type HandOver = () => Promise<string | undefined>;

let entry: Promise<HandOver | undefined> = Promise.resolve(undefined);

/** Stores the hand-over, by which a buyer logged in after a purchase enters the client area once without a login. */
export const prepareEntry = (next: Promise<HandOver | undefined>): void => void (entry = next);

/** The client area's address for this buyer: with a hand-over token, which is valid for a minute, or its login page. */
export async function clientAreaAddress(): Promise<string> {
  const handOver = await entry;
  entry = Promise.resolve(undefined);
  const token = await handOver?.();
  return appAddressOf('client', token ? `/?appToken=${encodeURIComponent(token)}` : '/login');
}
