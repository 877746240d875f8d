import { describe, expect, it, test } from 'vitest';
import { meters } from '../../metrics/meters.ts';
import { testApi } from '../../testing/api.ts';
import { testNow } from '../../testing/clock.ts';
import { violationsOf } from './csp-report.ts';

const api = await testApi({ env: { RATE_LIMIT_FACTOR: '1' } });

test('security.txt names the contact, and expires in months', async () => {
  const { statusCode, headers, body } = await api.get('/.well-known/security.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toMatch(/^Contact: mailto:\S+@\S+\nExpires: \S+\n/);
  const days = (Date.parse(/Expires: (\S+)/.exec(body)![1]!) - testNow().getTime()) / 86_400_000;
  expect(Math.round(days)).toBe(90);
});

const report = {
  'csp-report': {
    'document-uri': 'https://interno.exemplo/clientes?cpf=52998224725#/login?email=ana@exemplo.com.br',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?who=ana@exemplo.com.br',
  },
};
const send = (payload: string, type = 'application/csp-report') =>
  api.inject({ method: 'POST', url: '/api/csp-reports', payload, headers: { 'content-type': type } });
const counted = async (directive: string) =>
  (await meters.cspReports.get()).values.find(({ labels }) => labels.directive === directive)?.value ?? 0;

describe("a browser's CSP report", () => {
  it('is parsed in both formats, without personal data of its URLs', () => {
    const breach = { directive: 'script-src-elem', blocked: 'https://evil.example', page: '/clientes' };
    expect(violationsOf(JSON.stringify(report))).toEqual([breach]);
    const body = {
      documentURL: 'https://interno.exemplo/clientes?cpf=52998224725',
      effectiveDirective: 'script-src-elem',
      blockedURL: 'https://evil.example/x.js',
    };
    expect(violationsOf(JSON.stringify([{ type: 'csp-violation', body }]))).toEqual([breach]);
    expect(violationsOf(JSON.stringify([{ body: { ...body, blockedURL: 'inline' } }]))[0]!.blocked).toBe('inline');
  });

  it.each(['', 'x', 'null', '[]', '[null]', '{"csp-report":7}', '{"csp-report":{"effective-directive":"CPF 529"}}'])(
    'with an invalid body (%s) is ignored',
    async (text) => {
      expect(violationsOf(text)).toEqual([]);
      expect((await send(text)).statusCode).toBe(204);
    },
  );

  it('is counted by directive, rate-limited by address', async () => {
    for (let n = 0; n < 35; n++) expect((await send(JSON.stringify(report))).body).toBe('');
    expect(await counted('script-src-elem')).toBe(30);
  });

  it('must be small, and of a report content type', async () => {
    expect((await send('x'.repeat(20_000))).statusCode).toBe(413);
    expect((await send('{}', 'application/json')).statusCode).toBe(415);
  });
});
