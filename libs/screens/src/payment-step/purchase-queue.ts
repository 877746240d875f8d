import { isProblem } from '@mirante/contract/problem.ts';

const DEFAULT_WAIT_S = 3;

interface Queueing {
  /** The place in the queue, each time that it is told; null where the server could not even say that. */
  told: (position: number | null) => void;
  /** Whoever left the page waits no longer. */
  signal: AbortSignal;
}

/**
 * Sends a purchase, and sends it again for as long as the server has too many of them: when it says, with the same key, so that the
 * place in the queue is kept and nothing is bought twice. Whatever else it answers is the answer.
 */
export async function sendThroughQueue<T>(send: () => Promise<T>, { told, signal }: Queueing): Promise<T> {
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (!isProblem(error) || !(error.code === 'queued' || error.code === 'overloaded') || signal.aborted) throw error;
      told(error.position ?? null);
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

/** What is shown while it waits. */
export const queueWords = (position: number | null): { title: string; detail: string } => ({
  title:
    position === null ? 'Há muitos acessos neste momento' : `Sua posição na fila: ${position.toLocaleString('pt-BR')}`,
  detail: 'Há muitas compras ao mesmo tempo. Deixe esta página aberta: a sua segue sozinha quando chegar a vez.',
});
