/**
 * Answers that the page's first script asked for before there was any code. They wait in the window, since that script shares no module
 * with the app; `base-query.ts` takes them.
 */
interface Arrived {
  response: Response;
  at: number;
}
interface EarlyAnswer {
  token: string;
  askedAt: number;
  /** None where it did not come, or was refused. */
  answer: Promise<Arrived | undefined>;
}
declare global {
  interface Window {
    earlyAnswers?: Map<string, EarlyAnswer>;
  }
}

/** Longer than the slowest phone takes to start; older ones are asked for anew. */
const MAX_AGE_MS = 30_000;

/** Begins a read in the name of a session. `address` is a path of this origin with its query. */
export function fetchEarly(address: string, token: string): void {
  const answer = fetch(address, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(MAX_AGE_MS),
  }).then(
    (response) => (response.ok ? { response, at: Date.now() } : undefined),
    () => undefined,
  );
  (window.earlyAnswers ??= new Map()).set(keyOf(address), { token, askedAt: Date.now(), answer });
}

/** Sends a request, unless its answer was asked for early. What a write changed is asked for anew. */
export async function fetchUnlessEarly(request: Request): Promise<Response> {
  if (request.method === 'GET') return (await takeEarly(request)) ?? fetch(request);
  return fetch(request).finally(() => globalThis.window?.earlyAnswers?.clear());
}

/** The answer to this very request, once, and only for the session that asked. */
async function takeEarly({ url, headers }: Request): Promise<Response | undefined> {
  const waiting = globalThis.window?.earlyAnswers;
  const key = keyOf(url);
  const early = waiting?.get(key);
  if (!waiting || !early || headers.get('authorization') !== `Bearer ${early.token}`) return undefined;
  waiting.delete(key);
  const arrived = Date.now() - early.askedAt < MAX_AGE_MS ? await early.answer : undefined;
  return arrived && asIfNow(arrived);
}

/** Its date goes on with the time that it waited: whoever takes it learns the server's time now. */
function asIfNow({ response, at }: Arrived): Response {
  const headers = new Headers(response.headers);
  const made = Date.parse(headers.get('date') ?? '');
  if (Number.isFinite(made)) headers.set('date', new Date(made + Date.now() - at).toUTCString());
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** The order of a query's parts makes no difference. */
function keyOf(address: string): string {
  const { pathname, searchParams } = new URL(address, location.origin);
  searchParams.sort();
  return `${pathname}?${searchParams}`;
}
