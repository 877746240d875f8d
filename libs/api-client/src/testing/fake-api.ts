/** A fake API's response. `network` means none. */
export type FakeAnswer = { status?: number; body?: unknown; headers?: Record<string, string> } | 'network';

export interface SeenCall {
  /** `POST /api/v1/login?page=1` */
  call: string;
  headers: Headers;
  body: unknown;
}

/** A fake API at the network level, for tests. Answers by method and path; anything else is 404. */
export function fakeApi(
  answers: Record<string, FakeAnswer | ((seen: SeenCall) => FakeAnswer | Promise<FakeAnswer>)>,
): SeenCall[] {
  const calls: SeenCall[] = [];
  globalThis.fetch = async (input, init) => {
    const request = typeof input === 'string' ? new Request(new URL(input, location.href), init) : (input as Request);
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    const seen = {
      call: `${request.method} ${pathname}${search}`,
      headers: request.headers,
      // A multipart body stays text.
      body: isJson(request) && text ? (JSON.parse(text) as unknown) : text || undefined,
    };
    calls.push(seen);
    const found = answers[`${request.method} ${pathname}`] ?? {
      status: 404,
      body: { detail: 'Não encontrado.', errors: [] },
    };
    const answer = typeof found === 'function' ? await found(seen) : found;
    if (answer === 'network') throw new TypeError('Failed to fetch');
    const { status = 200, body, headers = {} } = answer;
    return new Response(typeof body === 'string' ? body : JSON.stringify(body ?? null), { status, headers });
  };
  return calls;
}

const isJson = ({ headers }: Request): boolean => headers.get('content-type')?.includes('json') ?? false;
