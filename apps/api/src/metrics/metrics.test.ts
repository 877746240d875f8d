import { session } from '@mirante/contract/access/session.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reconcile } from '../sales/purchases/reconcile.job.ts';
import { migrationNames } from '../database/migrations.ts';
import { freePort } from '../testing/api-process.ts';
import { testApi } from '../testing/api.ts';
import { factory, logIn } from '../testing/factory.ts';
import { sandboxGatewayOf, buy, card, cards } from '../testing/purchases.ts';
import { serveMetrics } from './scrape.ts';

const port = await freePort();
const api = await testApi({ env: { METRICS_PORT: String(port) } });
const server = await serveMetrics(api.services, port);
afterAll(() => void server.close());

const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
/** The samples of one metric, as `{labels} value`. */
const samples = (text: string, name: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
    .map((line) => line.slice(name.length).trim());

let text: string;
beforeAll(async () => {
  const product = await factory.product(api.db);
  const ana = await factory.client(api.db);
  await buy(api, { payment: { ...card(), products: [product.id] } });
  await buy(api, { payment: { ...card(cards.refused), products: [product.id] } });
  await buy(api, { payment: { products: [product.id] } });
  await buy(api, { payment: { products: [product.id], coupon_code: 'NENHUM' } });
  await sandboxGatewayOf(api).deliver();
  await api.post('/api/v1/verify-coupon', {
    coupon_code: 'NENHUM',
    payment_method: 'pix',
    payment_context: 'signup',
    products: [product.id],
  });
  await api.post('/api/v1/login', { email: ana.email, password: 'errada' });
  await api.inject({ method: 'POST', url: '/api/v1/webhooks/sandbox', payload: '{}' });
  await api.get('/api/v1/client/payments/99', { as: await logIn(api, ana) });
  await api.get('/api/v1/nowhere/123');
  await reconcile(api.services);
  text = await scrape();
});

it('the metrics endpoint exposes every documented metric', () => {
  expect(samples(text, 'http_server_request_duration_seconds_count')).toContain(
    '{method="GET",route="/api/v1/client/payments/:id",status="4xx"} 1',
  );
  expect(samples(text, 'gateway_call_duration_seconds_count')).toEqual(
    expect.arrayContaining(['{op="createCharge",result="accepted"} 2', '{op="createCharge",result="refused"} 1']),
  );
  expect(samples(text, 'payments_total')).toEqual(
    expect.arrayContaining(['{method="credit_card",status="paid"} 1', '{method="pix",status="pending"} 1']),
  );
  expect(Number(samples(text, 'payments_pending_oldest_seconds')[0])).toBeLessThan(60);
  expect(Number(samples(text, 'payments_unanswered_oldest_seconds')[0])).toBe(0);
  expect(samples(text, 'wal_archive_failures_total')).toEqual(['0']);
  expect(samples(text, 'reconcile_fixed_total')).toEqual(['0']);
  expect(samples(text, 'webhook_events_total')).toContain('{result="refused"} 1');
  expect(samples(text, 'coupon_rejected_total').toSorted()).toEqual(['{reason="purchase"} 1', '{reason="unknown"} 1']);
  expect(samples(text, 'login_failures_total')).toEqual(['{reason="invalid_credentials"} 1']);
  expect(samples(text, 'db_pool_waiting')).toEqual(['0']);
  expect(samples(text, 'migration_version')).toEqual([String(Number(migrationNames().at(-1)!.slice(0, 4)))]);
  expect(text).toContain('nodejs_eventloop_lag_seconds');
});

it('a payment of which the gateway has not answered is measured by its age', async () => {
  await api.db.updateTable('payment').set({ vindi_code: null }).where('status', '=', 'pending').execute();
  expect(Number(samples(await scrape(), 'payments_unanswered_oldest_seconds')[0])).toBeGreaterThan(0);
});

it('a login that failed at its second factor, or by a passkey, is counted too', async () => {
  const challenge = 'x'.repeat(43);
  await api.post('/api/v1/login/second-factor', { challenge, code: '123456' });
  await api.post('/api/v1/login/passkey', session.logInByPasskey.example as object);
  expect(samples(await scrape(), 'login_failures_total')).toEqual(
    expect.arrayContaining(['{reason="challenge_expired"} 1', '{reason="unknown_passkey"} 1']),
  );
});

it('the alert rules name no metric that is not served', () => {
  const rules = readFileSync(path.join(import.meta.dirname, '../../../../tools/deploy/alerts.yml'), 'utf8');
  const expressions = [...rules.matchAll(/expr: >-\n((?: {10}.+\n)+)/g)].map(([, lines = '']) => lines);
  const named = expressions.flatMap((lines) => lines.replaceAll(/\{[^}]*\}/g, '').match(/[a-z]+(?:_[a-z]+)+/g) ?? []);
  const own = named.filter((name) => !name.startsWith('node_')).map((name) => name.replace(/_count$/, ''));
  expect(expressions.length).toBe(9);
  for (const name of new Set(own)) expect(text).toContain(`# TYPE ${name} `);
});

it('the metrics contain no names, ids or addresses', () => {
  expect(text).not.toMatch(/exemplo|nowhere|payments\/99|NENHUM/);
});

it('the metrics are served on their own port alone', async () => {
  expect((await api.get('/metrics')).statusCode).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/api/v1/active-products`)).status).toBe(404);
});

it('the metrics of a process are served without its database too', async () => {
  const elsewhere = await freePort();
  const pool = { query: () => Promise.reject(new Error('no database')) } as unknown as typeof api.services.pool;
  const lonely = await serveMetrics({ ...api.services, pool, onError: () => undefined }, elsewhere);
  const answer = await fetch(`http://127.0.0.1:${elsewhere}/metrics`).finally(() => lonely.close());
  expect(answer.status).toBe(200);
  const own = await answer.text();
  expect(samples(own, 'login_failures_total')).not.toEqual([]);
  expect(samples(own, 'failed_jobs')).toEqual([]);
});
