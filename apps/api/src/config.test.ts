import { readFileSync } from 'node:fs';
import path from 'node:path';
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
};

test("configuration: Vindi's variables are required together, all errors at once", () => {
  for (const name of ['VINDI_PRIVATE_KEY', 'VINDI_PRODUCT_ID', 'WEBHOOK_SECRET', 'WEBHOOK_USER', 'WEBHOOK_PASSWORD'])
    expect(() => readConfig({ ...base, PAYMENT_GATEWAY: 'vindi' })).toThrow(name);
  expect(() => readConfig({ ...vindi, VINDI_PRODUCT_ID: '5.5' })).toThrow('VINDI_PRODUCT_ID must be a whole number');
  expect(() => readConfig({ ...vindi, WEBHOOK_SECRET: 'short' })).toThrow('WEBHOOK_SECRET');
  expect(() => readConfig({ ...vindi, WEBHOOK_SECRET: 'a/secret/of/the/address/0001' })).toThrow('WEBHOOK_SECRET');
  expect(readConfig({ ...vindi, WEBHOOK_SECRET: 'x'.repeat(100) }).webhookSecret).toHaveLength(100);
  expect(() => readConfig({ ...vindi, WEBHOOK_SECRET: 'x'.repeat(101) })).toThrow('WEBHOOK_SECRET');
  expect(readConfig(vindi)).toMatchObject({
    gateway: 'vindi',
    acceptCardNumbers: false,
    virtualClock: false,
    vindi: { url: 'https://app.vindi.com.br/api/v1', productId: 55 },
  });
});

test('configuration: production requires Vindi over https, and no sandbox or card numbers', () => {
  expect(readConfig(production)).toMatchObject({ env: 'production', gateway: 'vindi', acceptCardNumbers: false });
  expect(() => readConfig({ ...production, VINDI_URL: 'http://app.vindi.com.br/api/v1' })).toThrow(
    'VINDI_URL must be https',
  );
  for (const ALLOW_SANDBOX of ['', 'true'])
    expect(() => readConfig({ ...production, PAYMENT_GATEWAY: '', ALLOW_SANDBOX })).toThrow(
      'PAYMENT_GATEWAY must not be sandbox',
    );
});

test('configuration: SECRETS_KEY has the newest key first and older ones after an empty line, each of 32 characters', () => {
  const read = (SECRETS_KEY: string) => readConfig({ ...production, SECRETS_KEY }).secretsKeys;
  const [one, other] = ['a', 'b'].map((letter) => letter.repeat(32));
  expect(read(one!)).toEqual([one]);
  expect(read(`${one}\n\n${other}`)).toEqual([one, other]);
  expect(read(`${one}\r\n\r\n${other}`)).toEqual([one, other]);
  expect(read(`${one}\nand its second line`)).toEqual([`${one}\nand its second line`]);
  expect(() => read(`${one}\n\nshort`)).toThrow('SECRETS_KEY must be at least 32 characters');
});

test('configuration: trusted proxies are addresses and networks, in any spacing', () => {
  const read = (TRUSTED_PROXIES: string) => readConfig({ ...base, TRUSTED_PROXIES }).trustedProxies;
  expect(read(' 10.0.0.0/8, 127.0.0.1,fd00::/8 ,')).toEqual(['10.0.0.0/8', '127.0.0.1', 'fd00::/8']);
  expect(read('')).toEqual([]);
  for (const wrong of [
    'proxy.example',
    '10.0.0.0/33',
    '10.0.0/8',
    '10.0.0.0/8/8',
    '10.0.0.0/',
    '0.0.0.0/0',
    '::/0',
    '*',
  ])
    expect(() => read(wrong)).toThrow('TRUSTED_PROXIES');
});

test('configuration: a production process serves five more seconds after SIGTERM, others as long as configured', () => {
  expect([readConfig(base).drainMs, readConfig(production).drainMs]).toEqual([0, 5000]);
  expect(readConfig({ ...base, DRAIN_MS: '2000' }).drainMs).toBe(2000);
});

test('configuration: the payment gateway defaults to the sandbox', () => {
  expect(readConfig(base)).toMatchObject({ gateway: 'sandbox', vindi: undefined, acceptCardNumbers: true });
});

test.each([
  ['API_PORT', '70000'],
  ['API_PORT', '4000.5'],
  ['METRICS_PORT', '99999'],
  ['DATABASE_URL', 'mysql://mirante:segredo@db/mirante'],
  ['DATABASE_URL', 'mirante:segredo'],
  ['SMTP_URL', 'usuario:segredo@smtp.example'],
  ['CLIENT_URL', 'javascript:alert(1)'],
  ['CLIENT_URL', 'https://segredo@client.example'],
  ['CLIENT_URL', 'https://client.example/#/'],
  ['MAIL_FROM', 'Casa'],
  ['MAIL_FROM', 'casa@mirante.example, outra@mirante.example'],
  ['LOG_LEVEL', 'segredo'],
  ['RUN_JOBS', 'talvez'],
  ['SECRETS_KEY_FILE', '/nowhere/segredo'],
  ['PURCHASE_QUEUE', '1.5'],
  ['DRAIN_MS', '7001'],
])('configuration: %s=%s is named among the errors, without its value', (name, value) => {
  const read = () => readConfig({ ...base, QUOTES: 'nenhuma', [name]: value });
  expect(read).toThrow(`- ${name}`);
  expect(read).toThrow('- QUOTES');
  expect(read).not.toThrow(value);
});

test('configuration: whoever sends mail says from which address', () => {
  const read = (MAIL_FROM: string) => readConfig({ ...base, SMTP_URL: 'smtps://mail.example', MAIL_FROM }).mailFrom;
  expect(() => read('')).toThrow('MAIL_FROM is missing');
  for (const sender of ['Casa Ipê <nao-responda@ipe.example>', 'nao-responda@ipe.example'])
    expect(read(sender)).toBe(sender);
});

test('configuration: a wrong port is one error, and metrics have a port of their own', () => {
  expect(() => readConfig({ ...base, API_PORT: 'x' })).toThrow(/^Wrong environment:\n- API_PORT [^\n]*$/);
  expect(() => readConfig({ ...base, API_PORT: '4000', METRICS_PORT: '4000' })).toThrow('METRICS_PORT must differ');
});

test('configuration: the README names every variable', () => {
  const named = new Set<string>();
  const env = new Proxy<Record<string, string>>(vindi, {
    get: (values, name: string) => {
      named.add(name.replace(/_FILE$/, ''));
      return values[name];
    },
  });
  readConfig(env);
  const readme = readFileSync(path.join(import.meta.dirname, '../../../README.md'), 'utf8');
  expect([...named].filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

test('configuration: an empty variable is none, as an optional one of a compose file', () => {
  const names = ['API_PORT', 'PURCHASE_QUEUE', 'RATE_LIMIT_FACTOR', 'LOG_LEVEL', 'STAFF_SECOND_FACTOR', 'QUOTES'];
  expect(readConfig({ ...base, ...Object.fromEntries(names.map((name) => [name, ''])) })).toEqual(readConfig(base));
});
