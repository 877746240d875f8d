import type { PixStatus } from '@mirante/domain/sales/pix.ts';

const EVERY_MS = 10_000;

/**
 * Tells when a Pix is found paid, as from another device. Asks while it can be paid and the page is visible, until the
 * returned end. A failure is not told: the page still says how to pay.
 */
export function watchPix(code: string, onPaid: () => void): () => void {
  const ended = new AbortController();
  const ask = async () => {
    const answer = await fetch(`/api/v1/pix-qr-code/${encodeURIComponent(code)}`, { signal: ended.signal });
    if (!answer.ok) return;
    const { status } = (await answer.json()) as PixStatus;
    if (status === 'pending') return;
    ended.abort();
    if (status === 'paid') onPaid();
  };
  const askIfVisible = () => {
    if (document.visibilityState === 'visible') void ask().catch(() => undefined);
  };
  const timer = setInterval(askIfVisible, EVERY_MS);
  document.addEventListener('visibilitychange', askIfVisible, { signal: ended.signal });
  ended.signal.addEventListener('abort', () => clearInterval(timer));
  askIfVisible();
  return () => ended.abort();
}
