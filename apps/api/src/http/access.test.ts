import { methodsOf, type AnyEndpoint } from '@mirante/contract/http.ts';
import { globSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { contracts } from '../routes.ts';
import { testApi } from '../testing/api.ts';
import { areaCalls, areaRoutes } from '../testing/area-calls.ts';
import { callers, everybody, operations, pathOf, type Caller } from '../testing/operations.ts';
import { openApi, type Operation } from './openapi.ts';
import { bindHandlers } from './bind-handlers.ts';

const api = await testApi({ also: [bindHandlers(areaCalls, areaRoutes)] });
/** No contract of the product has a call restricted to an area yet. */
const all = [...operations, ...Object.values(areaCalls)];
const { paths } = await openApi([...contracts, areaCalls], { calls: {}, schemas: {} });
let tokenOf: Awaited<ReturnType<typeof everybody>>;
beforeAll(async () => {
  tokenOf = await everybody(api);
});

/** The access promised by the published roles and area, implemented independently of the server's rule. */
const admits = ({ 'x-roles': roles, 'x-area': area }: Operation, caller: Caller): boolean => {
  if (roles.includes('public')) return true;
  if (caller === 'anonymous' || caller === 'user without a role') return false;
  if (caller === 'client without the area') return roles.includes('client') && area === undefined;
  return roles.includes(caller) || (roles.includes('user') && caller !== 'client');
};

const publishedOf = ({ method, path: url }: AnyEndpoint): Operation =>
  paths[url.replaceAll(/:(\w+)/g, '{$1}')]![method.toLowerCase()]!;

it('the API serves every contract', async () => {
  const folder = path.join(import.meta.dirname, '../../../../libs/contract/src');
  const declared: string[] = [];
  for (const file of globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] })) {
    const exported = Object.values((await import(path.join(folder, file))) as object).filter(
      (value) => typeof value === 'object' && value !== null,
    );
    for (const endpoint of exported.flatMap(Object.values))
      if (typeof endpoint?.method === 'string' && 'allow' in endpoint)
        declared.push(...methodsOf(endpoint as AnyEndpoint).map((method) => `${method} ${endpoint.path}`));
  }
  expect(declared.length).toBeGreaterThan(20);
  expect(operations.map(({ method, path: url }) => `${method} ${url}`).toSorted()).toEqual(declared.toSorted());
});

describe.each(all.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
  '%s',
  (_title, operation) => {
    it.each(callers)('is accessible to %s exactly as its roles say', async (caller) => {
      const headers = {
        authorization: `Bearer ${(await tokenOf(caller)) ?? ''}`,
        ...(operation.method !== 'GET' && { 'content-type': 'application/json' }),
      };
      const { statusCode } = await api.inject({
        method: operation.method,
        url: pathOf(operation),
        headers,
        ...(operation.method !== 'GET' && { payload: '{}' }),
      });
      const refused = caller === 'anonymous' ? 401 : 403;
      expect([401, 403].includes(statusCode) ? statusCode : 'served').toBe(
        admits(publishedOf(operation), caller) ? 'served' : refused,
      );
    });
  },
);

const closed = all.filter(({ allow }) => allow !== 'public');

it('the API checks access before it reads the body, the filters or the ids', async () => {
  for (const operation of closed) {
    const answers = [
      await api.inject({
        method: operation.method,
        url: pathOf(operation, () => 'no-id'),
        headers: { 'content-type': 'application/json' },
        ...(operation.method !== 'GET' && { payload: '{"a":' }),
      }),
      await api.inject({ method: operation.method, url: `${pathOf(operation)}?unknown=1` }),
    ];
    expect(answers.map((a) => a.statusCode)).toEqual([401, 401]);
  }
});

it('the access check cannot be bypassed by another spelling of the path', async () => {
  const twists = [
    (url: string) => `/${url}`,
    (url: string) => `${url}/`,
    (url: string) => `${url};a=b`,
    (url: string) => url.toUpperCase(),
    (url: string) => `${url}%00`,
    (url: string) => `${url}%2f`,
    (url: string) => `${url}/.`,
    (url: string) => url.replace('/v1/', '/v1//'),
    (url: string) => url.replace('/v1/', '/v1/./'),
    (url: string) => url.replace('/v1/', '/%76%31/'),
    (url: string) => url.replace('/api/', '/api/../api/'),
    (url: string) => `${url}?`,
    (url: string) => `${url}#a`,
  ];
  for (const operation of closed) {
    for (const twist of twists) {
      const url = twist(pathOf(operation));
      const { statusCode } = await api.inject({ method: operation.method, url });
      expect({ url, served: ![400, 401, 404, 405].includes(statusCode) }).toEqual({ url, served: false });
    }
  }
});

it('the access check accepts a token only as a bearer of its exact form, and its 401 names the scheme', async () => {
  const token = (await tokenOf('client'))!;
  for (const authorization of [
    token,
    `Basic ${token}`,
    `Bearer${token}`,
    `Bearer\t${token}`,
    `Bearer ${token}x`,
    `Bearer ${token.slice(1)}`,
    `Bearer ${'a'.repeat(43)}`,
    'Bearer',
    `Bearer ${'x'.repeat(8000)}`,
  ]) {
    const { statusCode, headers } = await api.get('/api/v1/client/details', { headers: { authorization } });
    expect([statusCode, headers['www-authenticate']]).toEqual([401, 'Bearer']);
  }
  expect(
    (await api.get(`/api/v1/client/details?token=${token}`, { headers: { cookie: `token=${token}` } })).statusCode,
  ).toBe(401);
});
