import { get, post, type } from '@mirante/contract/http.ts';
import { FORBIDDEN } from '@mirante/domain/access/forbidden.ts';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { feedback, listFailed, quiet, messageFor, removed } from './feedback.ts';
import type { Problem } from '@mirante/contract/problem.ts';

const coupons = {
  checkCoupon: post('/api/v1/coupons/check', { what: '', allow: 'public', returns: type<{ valid: boolean }>() }),
  saveCoupon: post('/api/v1/coupons', { what: '', allow: 'public' }),
  countCoupon: post('/api/v1/coupons/count', { what: '', allow: 'public' }),
  removeCoupon: post('/api/v1/coupons/remove', { what: '', allow: 'public' }),
};
feedback(coupons, {
  checkCoupon: {
    ok: ({ valid }) => ({ text: valid ? 'Vale' : 'Não vale', variant: valid ? 'success' : 'error' }),
    fail: 'Erro',
  },
  saveCoupon: {
    ok: 'Salvo!',
    fail: 'Não foi possível salvar.',
    409: 'Já existe.',
    404: quiet,
    containing: [['already active', 'Cancele o vigente.']],
  },
  countCoupon: quiet,
  removeCoupon: removed('o cupom'),
});
const problem = (status: Problem['status'], more: Partial<Problem> = {}): { problem: Problem } => ({
  problem: { status, detail: 'Em suas palavras.', errors: [], ...more },
});

describe('the toast of a call', () => {
  test('has a text on success', () => {
    expect(messageFor('saveCoupon', { answer: null })).toEqual({ text: 'Salvo!', variant: 'success' });
  });

  test('of a removal tells one that was made before, as by a call whose answer was lost, from one that failed', () => {
    expect(messageFor('removeCoupon', problem(404))?.text).toBe('Este registro já tinha sido removido.');
    expect(messageFor('removeCoupon', problem(503))?.text).toBe('Não foi possível remover o cupom.');
  });

  test('may use the response on success', () => {
    expect(messageFor('checkCoupon', { answer: { valid: false } })).toEqual({ text: 'Não vale', variant: 'error' });
  });

  test.each([
    ['its own words for a status', problem(409), 'Já existe.'],
    ['the general ones for any other', problem(500), 'Não foi possível salvar.'],
    [
      'its own words for what the server says',
      problem(400, { detail: 'can not buy already active product' }),
      'Cancele o vigente.',
    ],
    [
      'its own words for what the title says, whatever the detail',
      problem(409, { title: 'can not buy already active product' }),
      'Cancele o vigente.',
    ],
    ['the wait that the server asks for', problem(429), 'Em suas palavras.'],
    ['the general ones for a 422 without fields', problem(422), 'Não foi possível salvar.'],
    [
      'its own words for what the server says of a field',
      problem(422, { detail: 'already active', errors: [{ path: 'code', message: 'Ativo' }] }),
      'Cancele o vigente.',
    ],
    ['what the server says of a view', problem(403, { code: 'view_only' }), 'Em suas palavras.'],
  ])('has on failure %s', (_what, end, text) => {
    expect(messageFor('saveCoupon', end)).toEqual({ text, variant: 'error' });
  });

  test.each(['FETCH_ERROR', 502, 504] as const)('without an answer (%s) adds that it may have been done', (status) => {
    expect(messageFor('saveCoupon', problem(status))).toEqual({
      text: 'Não foi possível salvar.',
      detail: 'Pode ter sido feito mesmo assim. Em suas palavras.',
      variant: 'error',
    });
  });

  test.each([
    ['401', problem(401)],
    ['403', problem(403)],
    ['404 that its screen tells of', problem(404)],
    ['422 with fields, which its form shows', problem(422, { errors: [{ path: 'code', message: 'Curto' }] })],
  ])('is not shown for a %s', (_what, end) => {
    expect(messageFor('saveCoupon', end)).toBeUndefined();
  });

  test.each([
    [403, FORBIDDEN],
    [401, 'Não foi possível salvar.'],
  ] as const)('tells of a %i where the app has no session', (status, text) => {
    expect(messageFor('saveCoupon', problem(status), { hasSession: false })).toEqual({ text, variant: 'error' });
    expect(messageFor('countCoupon', problem(status), { hasSession: false })).toBeUndefined();
  });

  test('names the status when a list fails to load', () => {
    feedback({ listCoupons: get('/api/v1/coupons', { what: '', allow: 'public' }) }, { listCoupons: listFailed });
    expect(messageFor('listCoupons', problem(503))?.text).toBe('Erro ao listar o recurso (503).');
    expect(messageFor('listCoupons', { ...problem('FETCH_ERROR'), read: 'coupons' })).toEqual({
      text: 'Erro ao listar o recurso (sem conexão).',
      variant: 'error',
    });
  });

  test('is not shown for a write that a page makes by itself, and that a view refuses', () => {
    const reads = { readReport: post('/api/v1/reports/read', { what: '', allow: 'public' }) };
    feedback(reads, { readReport: { fail: 'Erro', 403: quiet } });
    expect(messageFor('readReport', problem(403, { code: 'view_only' }))).toBeUndefined();
  });

  test('is not shown for a quiet call or an unknown one', () => {
    expect(messageFor('countCoupon', problem(500))).toBeUndefined();
    expect(messageFor('another', problem(500))).toBeUndefined();
  });

  test('is required for every write at compile time', () => {
    const { saveCoupon: _, ...rest } = { checkCoupon: quiet, saveCoupon: quiet, countCoupon: quiet } as const;
    expectTypeOf(rest).not.toExtend<Parameters<typeof feedback<typeof coupons>>[1]>();
  });
});
