import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { refusals, type RefusalCode } from '@mirante/contract/refusals.ts';
import { testApi } from '../testing/api.ts';
import { operations } from '../testing/operations.ts';
import type { Answer, OpenApi, Operation } from './openapi.ts';

const api = await testApi();
const document = (await api.get('/api/openapi.json')).json<OpenApi>();
const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
const called = (id: string): Operation => listed.find(({ operation }) => operation.operationId === id)!.operation;

it('the OpenAPI document describes every call once, with its roles and whether it needs a session', () => {
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
  expect(called('listRoutes')['x-roles']).toEqual(['user']);
  expect(called('listClients')['x-roles']).toEqual(['administrador', 'atendimento', 'financeiro']);
});

it('the published document is OpenAPI 3.1', async () => {
  const validator = new Validator();
  expect(await validator.validate({ ...structuredClone(document) })).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

it('the OpenAPI document has no dangling references', () => {
  const refs = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, ref]) => ref!);
  expect(refs.length).toBeGreaterThan(50);
  for (const ref of new Set(refs))
    expect(ref.split('/').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document)).toBeDefined();
});

it('the OpenAPI document names every parameter of every path', () => {
  for (const { path, operation } of listed) {
    const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path').map(({ name }) => name);
    expect(inPath).toEqual([...path.matchAll(/{(\w+)}/g)].map(([, name]) => name));
  }
});

describe('a request body in the OpenAPI document', () => {
  it('has a JSON Schema and an example wherever a call reads one', () => {
    for (const { operation } of listed) {
      const body = operation.requestBody?.content['application/json'];
      if (!body) continue;
      const { schema, example } = body;
      expect(schema.type).toBe('object');
      expect({ of: operation.operationId, example }).toMatchObject({ example: expect.any(Object) });
      for (const name of (schema.required ?? []) as string[]) expect(example).toHaveProperty(name);
    }
  });

  it('states its validation rules', () => {
    expect(called('completePasswordReset').requestBody!.content['application/json']!.schema).toEqual({
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

it('the OpenAPI document describes the version that an edit is compared with, where no body has it', () => {
  const taking = listed.filter(({ operation }) => operation.parameters?.some(({ name }) => name === 'If-Match'));
  const names = taking.map(({ operation }) => operation.operationId);
  expect(names).toEqual(expect.arrayContaining(['editCoupon', 'unlinkCouponProduct', 'editClientEmail', 'editTrade']));
  expect(taking.filter(({ method, operation }) => method === 'post' || !('412' in operation.responses))).toEqual([]);
  expect(called('replacePortfolioItems').responses).toHaveProperty('412');
  expect(names).not.toContain('replacePortfolioItems');
});

it('the OpenAPI document describes the filters, sorts and pages of lists', () => {
  const parameters = Object.fromEntries(called('listPayments').parameters!.map(({ name, schema }) => [name, schema]));
  expect(parameters.perPage).toEqual({ type: 'integer', minimum: 1, maximum: 100, default: 10 });
  expect(parameters.order).toMatchObject({ type: 'integer', enum: [1, -1] });
  expect(parameters['payment.type']).toEqual({ type: 'string', enum: ['buy', 'renew'] });
});

describe('a response in the OpenAPI document', () => {
  it('has a schema wherever a call returns something, and 204 otherwise', () => {
    for (const { operation } of listed) {
      const { 200: answer, 204: nothing } = operation.responses as Record<number, Answer | undefined>;
      const schemas = Object.values(answer?.content ?? {}).map(({ schema }) => Object.keys(schema).length > 0);
      expect([operation.operationId, schemas]).toEqual([operation.operationId, nothing ? [] : [true]]);
    }
  });

  it('is JSON, CSV, a PDF or a range of it, or empty', () => {
    expect(called('getPayment').responses[200]).toMatchObject({
      content: { 'application/json': { schema: { $ref: '#/components/schemas/StaffPayment' } } },
    });
    expect(called('exportPayments').responses[200]).toMatchObject({
      content: { 'text/csv': { schema: { type: 'string' } } },
    });
    for (const status of [200, 206])
      expect(called('getOwnReportFile').responses[status]).toMatchObject({
        content: { 'application/pdf': { schema: { type: 'string' } } },
      });
    expect(called('getOwnReportFile').responses[416]).toEqual({ $ref: '#/components/responses/invalid_range' });
    expect(called('logOut').responses[204]).toEqual({ description: 'Feito.' });
  });

  it('is described by its TypeScript types and their comments', () => {
    expect(document.components.schemas.OwnSession).toMatchObject({
      additionalProperties: false,
      properties: {
        id: { type: 'integer' },
        seen_at: { type: 'string', format: 'date-time', description: 'Exact to the minute.' },
        ip: { type: ['string', 'null'] },
      },
    });
  });
});

describe('an error code in the OpenAPI document', () => {
  const codesOf = (id: string) =>
    Object.fromEntries(
      Object.entries(called(id).responses).flatMap(([status, answer]) =>
        '$ref' in answer ? [[status, answer.$ref.split('/').at(-1)!.split('.')]] : [],
      ),
    );

  it('is declared by the call, or follows from its access and input', () => {
    expect(codesOf('logIn')).toMatchObject({
      400: ['invalid_request', 'invalid_value', 'invalid_body'],
      422: ['invalid_fields', 'invalid_credentials', 'password_expired'],
      444: ['email_not_confirmed', 'email_released'],
    });
    expect(codesOf('logIn')).not.toHaveProperty('401');
    expect(codesOf('getPayment')).toEqual({
      400: ['invalid_request', 'invalid_value'],
      401: ['unauthenticated'],
      403: ['forbidden', 'must_set_up_second_factor'],
      404: ['not_found'],
      429: ['too_many_requests'],
      500: ['internal'],
      503: ['unavailable', 'overloaded'],
    });
    expect(codesOf('removeUser')).toMatchObject({ 403: expect.arrayContaining(['step_up_required']) });
    expect(codesOf('listOwnPayments')).toMatchObject({ 403: ['forbidden', 'must_change_password'] });
    expect(codesOf('buyProducts')).toMatchObject({
      422: ['invalid_fields', 'idempotency_mismatch'],
      433: ['payment_refused'],
    });
  });

  it('has one status and one meaning over all calls', () => {
    for (const [name, { description, content }] of Object.entries(document.components.responses)) {
      const codes = name.split('.') as RefusalCode[];
      const statuses = new Set(codes.map((code) => refusals[code].status));
      expect([name, statuses.size, description.split('\n').length]).toEqual([name, 1, codes.length]);
      expect(content['application/problem+json'].schema.properties).toEqual({
        status: { const: [...statuses][0] },
        code: { enum: codes },
      });
    }
  });
});

it('the documentation page shows it without scripts or external resources', async () => {
  const page = await api.get('/api/docs');
  for (const { path, operation } of listed) {
    expect(page.body).toContain(`id="${operation.operationId}"`);
    expect(page.body).toContain(path);
  }
  for (const name of Object.keys(document.components.schemas)) expect(page.body).toContain(`id="type-${name}"`);
  expect(page.body).toContain('<code>payment_refused</code>');
  expect(page.body).not.toMatch(/<script|src=|style="/);
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'nonce-[\w+/=]+'/);
});
