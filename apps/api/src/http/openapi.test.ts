import { describe, expect, it } from 'vitest';
import { testApi } from '../testing/api.ts';
import { operations } from '../testing/operations.ts';
import type { OpenApi, Operation } from './openapi.ts';

const api = await testApi();
const document = (await api.get('/api/openapi.json')).json<OpenApi>();
const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
const called = (id: string): Operation => listed.find(({ operation }) => operation.operationId === id)!.operation;

it('describes every call once, with its roles and whether it needs a session', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(listed.map(({ operation }) => operation.operationId).toSorted()).toEqual(
    operations.map(({ name }) => name).toSorted(),
  );
  for (const { operation } of listed) {
    expect(operation['x-roles'].length).toBeGreaterThan(0);
    expect(operation.security).toEqual(operation['x-roles'][0] === 'public' ? [] : [{ session: [] }]);
  }
  expect(called('logIn')['x-roles']).toEqual(['public']);
  expect(called('getClientDetails')['x-roles']).toEqual(['client']);
  expect(called('listRoutes')['x-roles']).toEqual(['TODOS']);
  expect(called('listClients')['x-roles']).toEqual(['administrador', 'atendimento', 'financeiro']);
});

it('refers to nothing that it does not hold', () => {
  const refs = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, ref]) => ref!);
  expect(refs.length).toBeGreaterThan(50);
  for (const ref of new Set(refs))
    expect(ref.split('/').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document)).toBeDefined();
});

it('names every parameter of every path', () => {
  for (const { path, operation } of listed) {
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
    expect(inPath).toEqual([...path.matchAll(/{(\w+)}/g)].map(([, name]) => name));
  }
});

describe('a body', () => {
  it('has a JSON Schema and an example on every call that reads one', () => {
    for (const { operation } of listed.filter((each) => each.operation.requestBody)) {
      const { schema, example } = operation.requestBody!.content['application/json'];
      expect(schema.type).toBe('object');
      expect({ of: operation.operationId, example }).toMatchObject({ example: expect.any(Object) });
      for (const name of (schema.required ?? []) as string[]) expect(example).toHaveProperty(name);
    }
  });

  it('says what its rules say', () => {
    expect(called('completePasswordReset').requestBody!.content['application/json'].schema).toEqual({
      type: 'object',
      additionalProperties: false,
      required: ['code', 'password'],
      properties: {
        code: { type: 'string', maxLength: 120 },
        password: { type: 'string', minLength: 6, maxLength: 30 },
      },
    });
  });
});

it('describes the filters, sorts and pages of a list', () => {
  const parameters = Object.fromEntries(called('listPayments').parameters.map(({ name, schema }) => [name, schema]));
  expect(parameters.perPage).toEqual({ type: 'integer', minimum: 1, maximum: 100, default: 10 });
  expect(parameters.order).toMatchObject({ type: 'integer', enum: [1, -1] });
  expect(parameters['payment.type']).toEqual({ type: 'string', enum: ['buy', 'renew'] });
});

it('says each refusal that a call can give', () => {
  expect(Object.keys(called('logIn').responses)).toEqual(
    expect.arrayContaining(['200', '400', '422', '429', '444', 'default']),
  );
  expect(Object.keys(called('logOut').responses)).toContain('204');
  expect(Object.keys(called('getPayment').responses)).toEqual(expect.arrayContaining(['200', '401', '403', '404']));
});

it('is read by people too, on a page that runs nothing and loads nothing', async () => {
  const page = await api.get('/api/docs');
  for (const { path, operation } of listed) {
    expect(page.body).toContain(`id="${operation.operationId}"`);
    expect(page.body).toContain(path);
  }
  expect(page.body).not.toMatch(/<script|src=|style="/);
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'nonce-[\w+/=]+'/);
});
