import { isProblem } from '@mirante/contract/problem.ts';

const DEFAULT_WAIT_S = 3;

interface Queueing {
  /** Called with each new place in the queue; null if the server does not know it. */
  onPosition: (position: number | null) => void;
  /** Aborted when the page is left. */
  signal: AbortSignal;
}

/**
 * Sends a purchase, and retries while the server has too many: after its retry time and with the same key, so that the
 * place in the queue is kept and nothing is bought twice. Any other response is final.
 */
export async function sendThroughQueue<T>(send: () => Promise<T>, { onPosition, signal }: Queueing): Promise<T> {
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (!isProblem(error) || !(error.code === 'queued' || error.code === 'overloaded') || signal.aborted) throw error;
      onPosition(error.position ?? null);
      await wait((error.retry_after ?? DEFAULT_WAIT_S) * 1000, signal);
      if (signal.aborted) throw error;
    }
  }
}

const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** The text shown while queued. */
export const queueWords = (position: number | null): { title: string; detail: string } => ({
  title:
    position === null ? 'Há muitos acessos neste momento' : `Sua posição na fila: ${position.toLocaleString('pt-BR')}`,
  detail: 'Há muitas compras ao mesmo tempo. Deixe esta página aberta: a sua segue sozinha quando chegar a vez.',
});
