/**
 * Responses requested by the page's boot script. They are kept on the window, since the script shares no module with
 * the app; `base-query.ts` takes them.
 */
interface Arrived extends ResponseInit {
  status: number;
  headers: Headers;
  body: string;
  at: number;
}
interface EarlyAnswer {
  token: string;
  askedAt: number;
  /** Undefined if it failed or was refused, unless it asks to wait. */
  answer: Promise<Arrived | undefined>;
  takenAt?: number;
}
declare global {
  interface Window {
    earlyAnswers?: Map<string, EarlyAnswer>;
  }
}

/** Beyond the slowest phone's start; older ones are requested again. */
const MAX_AGE_MS = 30_000;
/**
 * For so long a refusal that asks to wait also answers the same request again: the home reads before its first render,
 * and in it. Nobody can press "Tentar novamente" sooner.
 */
const FIRST_RENDER_MS = 1000;

/** Starts a read with a session's token. `address` is a path of this origin with its query. */
export function fetchEarly(address: string, token: string): void {
  const answer = fetchText(address, token).catch(() => undefined);
  (window.earlyAnswers ??= new Map()).set(keyOf(address), { token, askedAt: Date.now(), answer });
}

/** An overloaded server, or a rate limit: asking again at once would double what it has too much of. */
const asksToWait = (status: number): boolean => status === 429 || status === 503;

/** Reads the body while code is on its way: a second response around its stream would cost the page more. */
async function fetchText(address: string, token: string): Promise<Arrived | undefined> {
  const response = await fetch(address, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(MAX_AGE_MS),
  });
  const { ok, status, statusText, headers } = response;
  if (ok || asksToWait(status)) return { status, statusText, headers, at: Date.now(), body: await response.text() };
  // An unread body would hold one of the browser's few connections.
  void response.body?.cancel();
  return undefined;
}

/** Sends a request, unless its response was requested early. Early responses are dropped after a write. */
export async function fetchUnlessEarly(request: Request): Promise<Response> {
  if (request.method === 'GET') return (await takeEarly(request)) ?? fetch(request);
  return fetch(request).finally(() => globalThis.window?.earlyAnswers?.clear());
}

/** The early response to this request, for its session alone: once, unless it asks to wait. */
async function takeEarly({ url, headers }: Request): Promise<Response | undefined> {
  const waiting = globalThis.window?.earlyAnswers;
  const key = keyOf(url);
  const early = waiting?.get(key);
  if (!waiting || !early || headers.get('authorization') !== `Bearer ${early.token}`) return undefined;
  waiting.delete(key);
  const arrived = Date.now() - early.askedAt < MAX_AGE_MS ? await early.answer : undefined;
  if (!arrived) return undefined;
  if (asksToWait(arrived.status)) {
    early.takenAt ??= Date.now();
    if (Date.now() - early.takenAt >= FIRST_RENDER_MS) return undefined;
    waiting.set(key, early);
  }
  return asIfNow(arrived);
}

/** Adds the waiting time to its date, so that the learned server time is right. */
function asIfNow({ body, at, ...init }: Arrived): Response {
  const headers = new Headers(init.headers);
  const made = Date.parse(headers.get('date') ?? '');
  if (Number.isFinite(made)) headers.set('date', new Date(made + Date.now() - at).toUTCString());
  return new Response(body, { ...init, headers });
}

/** Ignores the order of the query's parts. */
function keyOf(address: string): string {
  const { pathname, searchParams } = new URL(address, location.origin);
  searchParams.sort();
  return `${pathname}?${searchParams}`;
}
