import { schemaOf, type AnyEndpoint } from '@mirante/contract/http.ts';
import { isForClients, mayCall } from '@mirante/domain/access.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';
import { callers, everybody, operations, pathOf, viewerOf, type Caller } from '../testing/operations.ts';

const AT_ONCE = 6;
/**
 * With `FUZZ_CASES` that many from every caller; by default many from one caller with access, a few from the others with
 * access, and one from each caller without, who is refused before anything is parsed (`access.test.ts`).
 */
const ASKED = Number(process.env.FUZZ_CASES ?? 0);
const CASES = ASKED || 32;
const FEW = ASKED || 6;
const TURNED_AWAY = ASKED || 1;
const SEED = 20_261_121;

const api = await testApi();
const tokenOf = await everybody(api);

const nasty: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  2 ** 31,
  99_999_999_999,
  Number.MAX_SAFE_INTEGER,
  -0.1,
  1e300,
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  '0x10',
  'NaN',
  'true',
  '\0',
  'a\0b',
  '\uD800',
  '😀'.repeat(50),
  "' or 1=1 --",
  '%00',
  '../../etc/passwd',
  '<script>',
  'a@b.co\r\nBcc: c@d.co',
  '2024-02-30',
  '0001-01-01',
  '1913-12-31',
  '1914-01-01',
  '9999-12-31',
  '0000-00-00',
  'x'.repeat(20_000),
  [],
  [[]],
  [7],
  [5, 5],
  [null],
  ['1'],
  {},
  { a: 1 },
  { length: 1e9 },
  { toString: 1 },
  'constructor',
  '529.982.247-25',
  '01310-100',
  'ana@mirante.example',
];
const nastyIds = [
  '0',
  '-1',
  '01',
  '1.5',
  '1e3',
  '2147483648',
  '99999999999999999999',
  'abc',
  '%00',
  '%ff',
  '%E0%A4%A',
  '..',
  '%2e%2e',
  '1;drop',
  "1'",
  '%20',
  'x'.repeat(150),
  '1%2f2',
  'null',
];
const contentTypes = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json\ta',
  'application/jsonx',
  '',
  ';',
  'application/problem+json',
];
const rawBodies = [
  '',
  '{',
  '{"a":}',
  'null',
  '[]',
  '1',
  '"x"',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{"a":1}}}',
  '{"client":{"__proto__":{"role":"user"}}}',
  '\uFEFF{}',
  '{"a":1}{"b":2}',
  `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`,
  `{"a":"${'x'.repeat(70_000)}"}`,
  '{"email":"\\u0000"}',
  '{"a":1e999}',
];

type Json = unknown;
/** A copy with one place replaced, removed or added to. */
const twisted = (example: Json, pick: number, how: number, value: Json): Json => {
  const places: { holder: Record<string, Json>; key: string }[] = [];
  const copy = structuredClone(example ?? {}) as Record<string, Json>;
  const walk = (holder: Record<string, Json>) => {
    for (const [key, inner] of Object.entries(holder)) {
      places.push({ holder, key });
      if (typeof inner === 'object' && inner !== null) walk(inner as Record<string, Json>);
    }
  };
  walk(copy);
  const place = places[pick % Math.max(places.length, 1)];
  if (!place || how === 0) copy[`extra${pick}`] = value;
  else if (how === 1) delete place.holder[place.key];
  else place.holder[place.key] = value;
  return copy;
};

interface Attack {
  url: string;
  headers: Record<string, string>;
  payload?: string;
}

async function attacksOn(operation: AnyEndpoint): Promise<Attack[]> {
  const schema = await schemaOf(operation.input);
  const keys = Object.keys(schema?.fields ?? {});
  const value = fc.oneof(fc.constantFrom(...nasty), fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<unknown>);
  const id = fc.oneof(
    { weight: 3, arbitrary: fc.constant('1') },
    { weight: 1, arbitrary: fc.constantFrom(...nastyIds) },
  );
  const url = fc
    .tuple(
      id,
      fc.array(fc.tuple(fc.constantFrom(...keys, 'unknown', '__proto__', 'page[]', 'sort'), value), { maxLength: 3 }),
    )
    .map(([param, query]) => {
      const search =
        operation.method === 'GET' || query.length === 3
          ? query.map(([key, of]) => `${key}=${encodeSafely(of)}`).join('&')
          : '';
      return pathOf(operation, () => param) + (search && `?${search}`);
    });
  const json = fc.tuple(fc.nat(), fc.nat({ max: 4 }), value).map(([pick, how, of]) => ({
    payload: JSON.stringify(twisted(operation.example, pick, how, of)),
    type: 'application/json',
  }));
  const whole = value.map((of) => ({ payload: JSON.stringify(of), type: 'application/json' }));
  const raw = fc
    .tuple(fc.constantFrom(...rawBodies), fc.constantFrom('application/json', ...contentTypes))
    .map(([payload, type]) => ({ payload, type }));
  const body = fc.oneof({ weight: 5, arbitrary: json }, { weight: 1, arbitrary: whole }, { weight: 1, arbitrary: raw });
  const key = fc.constantFrom('', 'k1', 'x'.repeat(300), 'ação', 'a b');
  return fc
    .sample(fc.tuple(url, body, key), { seed: SEED, numRuns: CASES })
    .map(([at, { payload, type }, idempotency]) => ({
      url: at,
      headers: {
        ...(operation.method !== 'GET' && { 'content-type': type }),
        ...(idempotency && { 'idempotency-key': idempotency }),
      },
      ...(operation.method !== 'GET' && { payload }),
    }));
}

const encodeSafely = (value: unknown) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return encodeURIComponent(text.toWellFormed()).slice(0, 3000);
};

/** Texts that reveal internals. */
const leak = /node_modules|\.ts:\d|at \w+ \(|FST_|syntax error|select |insert into|violates|pg_|kysely/i;

describe.each(operations.map((operation) => [operation.name, operation] as const))('%s', (_name, operation) => {
  // The first of a seed's cases are the same however many are drawn.
  let all: Promise<Attack[]> | undefined;
  it.each(callers)(
    'answers malformed calls by %s without failing or leaking internals',
    { timeout: ASKED ? 600_000 : 240_000 },
    async (caller) => {
      all ??= attacksOn(operation);
      const attacks = (await all).slice(0, casesOf(operation, caller));
      const breaks: string[] = [];
      const isRefused = !mayCall(operation.allow, viewerOf(caller));
      let token: string | undefined;
      while (attacks.length > 0) {
        token ??= await (isRefused ? keptToken(caller) : tokenOf(caller));
        const asked = attacks.splice(0, AT_ONCE).map((attack) => ask(operation, attack, token));
        const answers = await Promise.all(asked);
        breaks.push(...answers.map(({ fault }) => fault).filter(Boolean));
        if (isRefused && token && answers.some(({ status }) => status === 401)) breaks.push('the session ended');
        // A write that succeeds may end its caller's sessions.
        if (operation.method === 'GET' || answers.every(({ status }) => status >= 400)) continue;
        token = undefined;
        kept.delete(caller);
      }
      expect(breaks).toEqual([]);
    },
  );
});

function casesOf(operation: AnyEndpoint, caller: Caller): number {
  if (caller === hostOf(operation)) return CASES;
  return mayCall(operation.allow, viewerOf(caller)) ? FEW : TURNED_AWAY;
}

const kept = new Map<Caller, Promise<string | undefined>>();
/** A session for the calls that refuse this caller, none of which can end it. */
function keptToken(caller: Caller): Promise<string | undefined> {
  const token = kept.get(caller) ?? tokenOf(caller);
  kept.set(caller, token);
  return token;
}

/** A caller who may make the call. */
const hostOf = ({ allow }: AnyEndpoint): Caller =>
  allow === 'public' ? 'anonymous' : isForClients(allow) ? 'client' : 'administrador';

/** The response's status, and what is wrong with it, if anything. */
async function ask(
  operation: AnyEndpoint,
  { url, headers, payload }: Attack,
  token: string | undefined,
): Promise<{ status: number; fault: string }> {
  const {
    statusCode,
    headers: answered,
    body,
  } = await api.inject({
    method: operation.method,
    url,
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    ...(payload !== undefined && { payload }),
  });
  const isProblem =
    statusCode < 400 ||
    (String(answered['content-type']).startsWith('application/problem+json') &&
      JSON.parse(body).status === statusCode &&
      JSON.parse(body).code &&
      JSON.parse(body).detail);
  const isWhole = statusCode < 500 && isProblem && !(statusCode >= 400 && leak.test(body));
  const fault = isWhole
    ? ''
    : `${operation.method} ${url.slice(0, 200)} ${payload?.slice(0, 300)} -> ${statusCode} ${body.slice(0, 200)}`;
  return { status: statusCode, fault };
}
