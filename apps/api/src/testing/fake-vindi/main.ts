// node apps/api/src/testing/fake-vindi/main.ts: a fake Vindi for trying purchases by hand. See the README of the
// adapter.
import { setTimeout as sleep } from 'node:timers/promises';
import { testEvent } from './webhook.ts';
import { startFakeVindi } from './fake-vindi.ts';

const { FAKE_VINDI_PORT = '4800', HOOK_URL, WEBHOOK_USER = '', WEBHOOK_PASSWORD = '' } = process.env;
const LOOK_EVERY_MS = 300;
const TIME_OUT_MS = 20_000;

const vindi = await startFakeVindi({ port: Number(FAKE_VINDI_PORT) });
process.stdout.write(`a fake Vindi at ${vindi.url}\n`);

async function post(body: string): Promise<number> {
  const headers = {
    'content-type': 'application/json',
    authorization: `Basic ${Buffer.from(`${WEBHOOK_USER}:${WEBHOOK_PASSWORD}`).toString('base64')}`,
  };
  const answer = await fetch(HOOK_URL ?? '', {
    method: 'POST',
    body,
    headers,
    redirect: 'error',
    signal: AbortSignal.timeout(TIME_OUT_MS),
  });
  await answer.body?.cancel();
  return answer.status;
}

if (HOOK_URL) {
  process.stdout.write(
    `the webhook answers the test event with ${await post(testEvent(new Date())).catch(() => 'nothing')}\n`,
  );
  for (;;) {
    await vindi.webhook.deliver(post);
    await sleep(LOOK_EVERY_MS);
  }
}
