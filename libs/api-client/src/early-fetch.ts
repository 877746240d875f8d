/**
 * Responses requested by the page's boot script. They are kept on the window, since the script shares no module with
 * the app; `base-query.ts` takes them.
 */
interface Arrived {
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
  const { ok, status, headers } = response;
  if (ok || asksToWait(status)) return { status, headers, at: Date.now(), body: await response.text() };
  // An unread body would hold one of the browser's few connections.
  void response.body?.cancel();
  return undefined;
}

/** What `base-query.ts` needs of a response. */
export interface EarlyResponse {
  status: number;
  headers: Headers;
  /** The parsed body. */
  data: unknown;
  /** The server's time now, as far as its `Date` header tells. */
  date: string | undefined;
}

/**
 * The early response to a read, for its session alone: once, unless it asks to wait. It is not passed through `fetch`'s
 * classes: two requests, two responses and their streams take a phone 10 ms for each call.
 */
export async function takeEarly(address: string, token: string): Promise<EarlyResponse | undefined> {
  const waiting = globalThis.window?.earlyAnswers;
  if (!waiting?.size) return undefined;
  const key = keyOf(address);
  const early = waiting.get(key);
  if (early?.token !== token) return undefined;
  waiting.delete(key);
  const arrived = Date.now() - early.askedAt < MAX_AGE_MS ? await early.answer : undefined;
  if (!arrived) return undefined;
  if (asksToWait(arrived.status)) {
    early.takenAt ??= Date.now();
    if (Date.now() - early.takenAt >= FIRST_RENDER_MS) return undefined;
    waiting.set(key, early);
  }
  return responseOf(arrived);
}

/** Early responses may be outdated by a write. */
export const dropEarly = (): void => globalThis.window?.earlyAnswers?.clear();

/** Undefined if its body is none of the API's, such as a proxy's page. */
function responseOf({ status, headers, body, at }: Arrived): EarlyResponse | undefined {
  const made = Date.parse(headers.get('date') ?? '');
  const date = Number.isFinite(made) ? new Date(made + Date.now() - at).toUTCString() : undefined;
  try {
    return { status, headers, date, data: JSON.parse(body) as unknown };
  } catch {
    return undefined;
  }
}

/** Ignores the order of the query's parts. */
function keyOf(address: string): string {
  const { pathname, searchParams } = new URL(address, location.origin);
  searchParams.sort();
  return `${pathname}?${searchParams}`;
}
