import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const base = { NODE_ENV: 'test', DATABASE_URL: 'postgres://x' };
const vindi = {
  ...base,
  PAYMENT_GATEWAY: 'vindi',
  VINDI_PRIVATE_KEY: 'key',
  VINDI_PRODUCT_ID: '55',
  WEBHOOK_SECRET: 'a-secret-of-the-address-0001',
  WEBHOOK_USER: 'vindi',
  WEBHOOK_PASSWORD: 'x',
};
const https = {
  CHECKOUT_URL: 'https://a.example',
  CLIENT_URL: 'https://b.example',
  BACKOFFICE_URL: 'https://c.example',
  API_URL: 'https://d.example',
};
const production = {
  ...vindi,
  ...https,
  NODE_ENV: 'production',
  SECRETS_KEY: 'x'.repeat(32),
  METRICS_TOKEN: 'x'.repeat(32),
};

test('with Vindi as the gateway, everything that it takes is asked for at once', () => {
  for (const name of ['VINDI_PRIVATE_KEY', 'VINDI_PRODUCT_ID', 'WEBHOOK_SECRET', 'WEBHOOK_USER', 'WEBHOOK_PASSWORD'])
    expect(() => readConfig({ ...base, PAYMENT_GATEWAY: 'vindi' })).toThrow(name);
  expect(() => readConfig({ ...vindi, WEBHOOK_SECRET: 'short' })).toThrow('WEBHOOK_SECRET');
  expect(() => readConfig({ ...vindi, WEBHOOK_SECRET: 'a/secret/of/the/address/0001' })).toThrow('WEBHOOK_SECRET');
  expect(readConfig(vindi)).toMatchObject({
    gateway: 'vindi',
    acceptCardNumbers: false,
    virtualClock: false,
    vindi: { url: 'https://app.vindi.com.br/api/v1', productId: 55 },
  });
});

test('production takes Vindi by https, no sandbox and no card numbers', () => {
  expect(readConfig(production)).toMatchObject({ env: 'production', gateway: 'vindi', acceptCardNumbers: false });
  expect(() => readConfig({ ...production, VINDI_URL: 'http://app.vindi.com.br/api/v1' })).toThrow(
    'VINDI_URL must be https',
  );
  expect(() => readConfig({ ...production, PAYMENT_GATEWAY: '' })).toThrow('PAYMENT_GATEWAY must not be sandbox');
});

test('the payment gateway is the sandbox where none is named', () => {
  expect(readConfig(base)).toMatchObject({ gateway: 'sandbox', vindi: undefined, acceptCardNumbers: true });
});
