// node apps/api/src/testing/vindi-twin/main.ts: a Vindi to try a shop against by hand. See the README of the adapter.
import { setTimeout as sleep } from 'node:timers/promises';
import { greeting } from './hook.ts';
import { startTwin } from './twin.ts';

const { VINDI_TWIN_PORT = '4800', HOOK_URL, WEBHOOK_USER = '', WEBHOOK_PASSWORD = '' } = process.env;
const LOOK_EVERY_MS = 300;
const TIME_OUT_MS = 20_000;

const twin = await startTwin({ port: Number(VINDI_TWIN_PORT) });
process.stdout.write(`a twin of Vindi at ${twin.url}\n`);

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
    `the hook answers its greeting with ${await post(greeting(new Date())).catch(() => 'nothing')}\n`,
  );
  for (;;) {
    await twin.hook.deliver(post);
    await sleep(LOOK_EVERY_MS);
  }
}
