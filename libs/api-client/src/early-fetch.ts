interface Arrived {
  status: number;
  headers: Headers;
  data: unknown;
  at: number;
}
interface EarlyAnswer {
  token: string;
  askedAt: number;
  /** Undefined if it failed or was refused, unless it asks to wait. */
  answer: Promise<Arrived | undefined>;
  takenAt?: number;
}
/** What `base-query.ts` needs of a response. */
interface EarlyResponse extends Omit<Arrived, 'at'> {
  /** The server's time now, as far as its `Date` header tells. */
  date: string | undefined;
}
declare global {
  interface Window {
    /** Of the page's boot script, which shares no module with the app. */
    earlyReads?: { take: typeof takeEarly; drop: () => void };
  }
}

const waiting = new Map<string, EarlyAnswer>();

/** Beyond the slowest phone's start; older ones are requested again. */
const MAX_AGE_MS = 30_000;
/**
 * For so long a refusal that asks to wait also answers the same request again: the home reads before its first render,
 * and in it. Nobody can press "Tentar novamente" sooner.
 */
const FIRST_RENDER_MS = 1000;

/** Starts a read with a session's token. `address` is a path of this origin with its query. */
export function fetchEarly(address: string, token: string): void {
  const answer = fetchParsed(address, token).catch(() => undefined);
  waiting.set(keyOf(address), { token, askedAt: Date.now(), answer });
  // Early responses may be outdated by a write, which drops them.
  window.earlyReads = { take: takeEarly, drop: () => waiting.clear() };
}

/** An overloaded server, or a rate limit: asking again at once would double what it has too much of. */
const asksToWait = (status: number): boolean => status === 429 || status === 503;

/** Parses the body while code is on its way. Fails for an answer that is none of the API's, such as a proxy's page. */
async function fetchParsed(address: string, token: string): Promise<Arrived | undefined> {
  const response = await fetch(address, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(MAX_AGE_MS),
  });
  const { ok, status, headers } = response;
  const at = Date.now();
  if (ok) return { status, headers, at, data: await response.json() };
  if (asksToWait(status)) return { status, headers, at, data: await response.json().catch(() => undefined) };
  // An unread body would hold one of the browser's few connections.
  void response.body?.cancel();
  return undefined;
}

/**
 * The early response to a read, for its session alone: once, unless it asks to wait. It is not passed through `fetch`'s
 * classes: two requests, two responses and their streams take a phone 10 ms for each call.
 */
async function takeEarly(address: string, token: string): Promise<EarlyResponse | undefined> {
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
  const { at, ...response } = arrived;
  const made = Date.parse(response.headers.get('date') ?? '');
  return { ...response, date: Number.isFinite(made) ? new Date(made + Date.now() - at).toUTCString() : undefined };
}

/** Ignores the order of the query's parts. */
function keyOf(address: string): string {
  const { pathname, searchParams } = new URL(address, location.origin);
  searchParams.sort();
  return `${pathname}?${searchParams}`;
}
