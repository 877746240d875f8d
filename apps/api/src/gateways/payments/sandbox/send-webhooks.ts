import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../services.ts';
import type { Post } from './webhook-deliveries.ts';
import type { Sandbox } from './gateway.ts';

const LOOK_EVERY_MS = 500;
const TIME_OUT_MS = 20_000;

/** Delivers the sandbox's webhooks over HTTP, as another company would, for as long as this API listens. */
export function sendWebhooksWhileListening(
  app: FastifyInstance,
  { config, onError }: Services,
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
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();
  let isOver = false;

  async function deliver(): Promise<void> {
    const delivered = await sandbox.deliverDueWebhooks(post).catch((error: unknown) => {
      onError(error);
      return 0;
    });
    if (!isOver) timer = setTimeout(next, delivered > 0 ? 0 : LOOK_EVERY_MS).unref();
  }
  const next = () => {
    round = deliver();
  };

  app.addHook('onListen', async () => next());
  app.addHook('preClose', async () => {
    isOver = true;
    clearTimeout(timer);
    await round;
  });
}
