import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../services.ts';
import type { Post } from './webhook-deliveries.ts';
import type { Sandbox } from './gateway.ts';

const TIME_OUT_MS = 20_000;

/** Delivers the sandbox's webhooks over HTTP while this API listens. */
export function sendWebhooksWhileListening(
  app: FastifyInstance,
  { config, outbox, onError }: Services,
  sandbox: Sandbox,
): void {
  const post: Post = async (body, headers) => {
    const response = await fetch(`http://127.0.0.1:${config.port}/api/v1/webhooks/sandbox`, {
      method: 'POST',
      body,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(TIME_OUT_MS),
    });
    await response.body?.cancel();
    return response.status;
  };
  let round: Promise<void> | undefined;
  const closing = new AbortController();

  async function deliver(): Promise<void> {
    while (!closing.signal.aborted && (await sandbox.deliverDueWebhooks(post)) > 0);
  }
  const onDue = (isDue: boolean) => {
    if (isDue)
      round ??= deliver()
        .catch(onError)
        .finally(() => (round = undefined));
  };

  let unpoll: (() => void) | undefined;
  app.addHook('onListen', async () => {
    unpoll = outbox.poll(sandbox.isWebhookDue, onDue);
  });
  app.addHook('preClose', async () => {
    closing.abort();
    unpoll?.();
    await round;
  });
}
