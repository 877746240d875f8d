import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UNREACHABLE } from '@mirante/contract/problem.ts';
import { download } from './download.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const SILENCE_MS = 30_000;
const headers = { 'content-disposition': 'attachment; filename="clientes.csv"' };
const save = () => download({ path: '/api/v1/clients-csv' }, new URLSearchParams(), 'ana');
/** A file whose parts are sent by the test, and cut off with the call. */
function openFile() {
  let sending!: ReadableStreamDefaultController<Uint8Array>;
  vi.stubGlobal('fetch', async (_address: string, { signal }: { signal: AbortSignal }) => {
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void (sending = controller) });
    signal.addEventListener('abort', () => sending.error(signal.reason));
    return new Response(body, { headers });
  });
  return { send: (text: string) => sending.enqueue(new TextEncoder().encode(text)), end: () => sending.close() };
}

test('download: a server that does not answer is given up', async () => {
  const answerless = (_address: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  vi.stubGlobal('fetch', answerless);
  const end = save().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(SILENCE_MS);
  expect(await end).toEqual({ status: 'FETCH_ERROR', detail: UNREACHABLE, errors: [] });
});

test('download: one that stops amid a file is given up, one that goes on slowly is not', async () => {
  const { send, end } = openFile();
  const whole = save();
  for (const line of ['id', ';nome', '\n']) {
    await vi.advanceTimersByTimeAsync(SILENCE_MS - 1000);
    send(line);
  }
  await vi.advanceTimersByTimeAsync(0);
  end();
  const file = await whole;
  expect([file.name, await file.text()]).toEqual(['clientes.csv', 'id;nome\n']);

  const { send: sendFirst } = openFile();
  const cut = save().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(0);
  sendFirst('id');
  await vi.advanceTimersByTimeAsync(SILENCE_MS);
  expect(await cut).toEqual({ status: 'FETCH_ERROR', detail: UNREACHABLE, errors: [] });
});

test('download: a refusal has its own words', async () => {
  const refusal = { status: 429, title: 'Too many', detail: 'Muitas tentativas.', errors: [] };
  vi.stubGlobal(
    'fetch',
    async () => new Response(JSON.stringify(refusal), { status: 429, headers: { 'retry-after': '3' } }),
  );
  await expect(save()).rejects.toMatchObject({ status: 429, detail: 'Muitas tentativas.', retry_after: 3 });
});
