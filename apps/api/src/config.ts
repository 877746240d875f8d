import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { s3SettingsOf, type S3Settings } from './gateways/files/s3.ts';
import { readQuoteSettings, type QuoteSettings } from './gateways/quotes/settings.ts';
import type { VindiSettings } from './gateways/payments/vindi/gateway.ts';

export interface Config {
  env: 'development' | 'test' | 'production';
  port: number;
  host: string;
  databaseUrl: string;
  /** The role to grant rights to when migrating, if another role serves. */
  appRole: string | undefined;
  /** The frontends' public URLs, without a trailing slash: mailed links are built from them. */
  places: { checkout: string; client: string; backoffice: string };
  /** This server's public URL, for the sandbox's pages and boletos. */
  apiUrl: string;
  /** Proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: string[];
  /** Multiplies every rate limit. */
  rateLimitFactor: number;
  gateway: 'sandbox' | 'vindi';
  /** Set when the gateway is Vindi. */
  vindi: VindiSettings | undefined;
  /** Whether the clock can be advanced: with the sandbox gateway, and never in production. */
  virtualClock: boolean;
  /** Signs the sandbox gateway's webhooks, and is the last segment of Vindi's webhook path. */
  webhookSecret: string;
  /** The newest encrypts secrets in the database, such as second factors; older ones open what they encrypted. */
  secretsKeys: readonly [newest: string, ...older: string[]];
  /** Whether staff must enable a second factor before anything else. */
  staffSecondFactor: 'optional' | 'required';
  /** The minimum duration of a login, against timing attacks. */
  loginFloorMs: number;
  /** Only with the sandbox outside of production: otherwise browsers send cards to the gateway's tokeniser. */
  acceptCardNumbers: boolean;
  /** Without it, mail stays in the local mailbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** `http`: ViaCEP, then BrasilAPI. `embedded`: the small table alone, without a network. */
  zipcodes: 'http' | 'embedded';
  quotes: QuoteSettings;
  /** The file store: an S3-compatible bucket, or a local folder. */
  files: S3Settings | { folder: string };
  /** The port of `/metrics`; disabled without one. */
  metricsPort: number | undefined;
  /** The event loop delay from which requests are refused. */
  loopDelayMs: number;
  /** How long a checkout is left alone before its visitor, if they asked for it, is mailed the link to finish it. */
  resumeLinkAfterMinutes: number;
  /** How many purchases wait inside their calls; later ones get a place in the queue. */
  purchaseQueue: number;
  /** Whether this process also runs the jobs. */
  runJobs: boolean;
  logLevel: (typeof logLevels)[number];
  /**
   * How long requests are accepted after SIGTERM, so that a load balancer notices, and how long connections then have
   * to end.
   */
  drainMs: number;
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const MAX_PORT = 65_535;
/** Taken twice of the 24 s in which `main.ts` ends, ten of which are its requests' and jobs'. */
const MAX_DRAIN_MS = 7000;
const ONE_SENDER = /^([^<>@,;\r\n]*<[^<>@\s,;]+@[^<>@\s,;]+>|[^<>@\s,;]+@[^<>@\s,;]+)$/;

type Env = Record<string, string | undefined>;

/** Reads the environment once. All errors are reported together, without values. */
export function readConfig(env: Env): Config {
  const wrong: string[] = [];
  const { text, number, whole, port, choice, uri, address } = readersOf(env, wrong);
  const readFiles = (url: string) => {
    const settings = s3SettingsOf(url);
    if (url && !settings) wrong.push('FILES_URL must be s3://key:secret@host/bucket');
    return settings;
  };

  const mode = choice('NODE_ENV', ['development', 'test', 'production'], 'development');
  const production = mode === 'production';
  const gateway = choice('PAYMENT_GATEWAY', ['sandbox', 'vindi'], 'sandbox');
  const webhookSecret = text(
    'WEBHOOK_SECRET',
    production || gateway === 'vindi' ? undefined : 'sandbox-webhook-secret',
  );
  const apiPort = port('API_PORT', 4000);
  const smtpUrl = uri('SMTP_URL', 'smtp: smtps:', '') || undefined;
  const config: Config = {
    env: mode,
    port: apiPort,
    host: text('API_HOST', production ? '0.0.0.0' : '127.0.0.1'),
    databaseUrl: uri('DATABASE_URL', 'postgres: postgresql:'),
    appRole: text('DATABASE_APP_ROLE', '') || undefined,
    places: {
      checkout: address('CHECKOUT_URL', 'http://localhost:4200'),
      client: address('CLIENT_URL', 'http://localhost:4300'),
      backoffice: address('BACKOFFICE_URL', 'http://localhost:4400'),
    },
    apiUrl: address('API_URL', `http://localhost:${apiPort}`),
    trustedProxies: listOf(env.TRUSTED_PROXIES),
    rateLimitFactor: number('RATE_LIMIT_FACTOR', 1),
    gateway,
    vindi: gateway === 'vindi' ? readVindi({ text, whole, address }, webhookSecret) : undefined,
    virtualClock: !production && gateway === 'sandbox',
    webhookSecret,
    secretsKeys: keysIn(text('SECRETS_KEY', production ? undefined : 'development-secrets-key')),
    staffSecondFactor: choice('STAFF_SECOND_FACTOR', ['optional', 'required'], 'optional'),
    // Tests log in often, and measure the duration only where they say so.
    loginFloorMs: number('LOGIN_FLOOR_MS', mode === 'test' ? 1 : 120),
    acceptCardNumbers: !production && gateway === 'sandbox',
    smtpUrl,
    mailFrom: text('MAIL_FROM', smtpUrl ? undefined : 'Mirante <nao-responda@mirante.example>'),
    zipcodes: choice('ZIPCODES', ['http', 'embedded'], production ? 'http' : 'embedded'),
    quotes: readQuoteSettings(env, { address, text, wrong, production }),
    files: readFiles(text('FILES_URL', '')) ?? { folder: path.resolve(text('DATA_DIR', '.data'), 'files') },
    metricsPort: env.METRICS_PORT ? port('METRICS_PORT', NaN) : undefined,
    // Tests share their process with the server.
    loopDelayMs: number('MAX_LOOP_DELAY_MS', mode === 'test' ? 60_000 : 500),
    resumeLinkAfterMinutes: number('RESUME_LINK_AFTER_MINUTES', 60),
    purchaseQueue: whole('PURCHASE_QUEUE', 500),
    runJobs: choice('RUN_JOBS', ['true', 'false'], 'true') === 'true',
    logLevel: choice('LOG_LEVEL', logLevels, 'info'),
    drainMs: env.DRAIN_MS ? number('DRAIN_MS', NaN) : production ? 5000 : 0,
  };
  wrong.push(...mistakesOf(config));
  if (wrong.length > 0) throw new Error(`Wrong environment:\n- ${wrong.join('\n- ')}`);
  return config;
}

/** Each returns a variable's value, and adds to `wrong` what is wrong with it. */
function readersOf(env: Env, wrong: string[]) {
  const text = (name: string, fallback?: string) => {
    const file = env[`${name}_FILE`];
    const value = file ? contentOf(file) : env[name];
    if (file && value === undefined) wrong.push(`${name}_FILE cannot be read`);
    else if (!value && fallback === undefined) wrong.push(`${name} is missing`);
    return value || fallback || '';
  };
  const number = (name: string, fallback: number) => {
    const value = Number(env[name] || fallback);
    if (!Number.isFinite(value) || value <= 0) wrong.push(`${name} must be a number above 0`);
    return value;
  };
  const whole = (name: string, fallback: number) => {
    const value = number(name, fallback);
    if (value > 0 && !Number.isInteger(value)) wrong.push(`${name} must be a whole number`);
    return value;
  };
  const port = (name: string, fallback: number) => {
    const value = number(name, fallback);
    if (Number.isInteger(value) && value > 0 && value <= MAX_PORT) return value;
    if (value > 0) wrong.push(`${name} must be a port`);
    return fallback;
  };
  const choice = <T extends string>(name: string, options: readonly T[], fallback: T): T => {
    const value = (env[name] || fallback) as T;
    if (!options.includes(value)) wrong.push(`${name} must be one of ${options.join(', ')}`);
    return value;
  };
  const uri = (name: string, protocols: string, fallback?: string) => {
    const value = text(name, fallback);
    if (value && !protocols.split(' ').includes(URL.parse(value)?.protocol ?? ''))
      wrong.push(`${name} must be an address that begins with ${protocols.replaceAll(' ', ' or ')}`);
    return value;
  };
  const address = (name: string, fallback: string) => {
    const value = uri(name, 'http: https:', fallback).replace(/\/+$/, '');
    // Paths and `#/…` are appended to it.
    if (/[?#@]/.test(value)) wrong.push(`${name} must be an address without a user, ? and #`);
    if (env.NODE_ENV === 'production' && !value.startsWith('https:')) wrong.push(`${name} must be https in production`);
    return value;
  };
  return { text, number, whole, port, choice, uri, address };
}

/** What is wrong with values that are right by themselves. */
function mistakesOf(config: Config): string[] {
  const { gateway, vindi, trustedProxies, webhookSecret, secretsKeys, mailFrom, drainMs } = config;
  const production = config.env === 'production';
  const mistakes = [
    config.metricsPort === config.port && 'METRICS_PORT must differ from API_PORT',
    drainMs > MAX_DRAIN_MS && `DRAIN_MS must be at most ${MAX_DRAIN_MS}: a process ends within 24 s`,
    mailFrom !== '' && !ONE_SENDER.test(mailFrom) && 'MAIL_FROM must be one address: Name <name@host>',
    production && gateway === 'sandbox' && 'PAYMENT_GATEWAY must not be sandbox in production',
    trustedProxies.some((proxy) => !isNetwork(proxy)) &&
      'TRUSTED_PROXIES must be IP addresses or networks (10.0.0.0/8), separated by commas',
    // The router's limit for a path segment.
    vindi &&
      webhookSecret !== '' &&
      !/^[\w-]{24,100}$/.test(webhookSecret) &&
      'WEBHOOK_SECRET must be 24 to 100 letters, digits, - or _: it ends an address',
    production &&
      secretsKeys.some((key) => key !== '' && key.length < 32) &&
      'SECRETS_KEY must be at least 32 characters long',
  ];
  return mistakes.filter((mistake) => typeof mistake === 'string');
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** A key may have several lines, as some programs write it, so that an empty one separates keys. */
function keysIn(text: string): [string, ...string[]] {
  const [newest = '', ...older] = text.split(/\r?\n\s*\n/);
  return [newest, ...older];
}

const listOf = (text = ''): string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  // A network of no bits is everybody, whose word is not to be trusted.
  const isSize = (size: string) => /^\d{1,3}$/.test(size) && Number(size) > 0 && Number(size) <= most;
  return most > 0 && more.length === 0 && (bits === undefined || isSize(bits));
}

interface Readers {
  text: (name: string) => string;
  whole: (name: string, fallback: number) => number;
  address: (name: string, fallback: string) => string;
}

/** A request to Vindi times out before the circuit breaker's limit, so that it is aborted at its source. */
const readVindi = ({ text, whole, address }: Readers, secret: string): VindiSettings => ({
  url: address('VINDI_URL', 'https://app.vindi.com.br/api/v1'),
  key: text('VINDI_PRIVATE_KEY'),
  productId: whole('VINDI_PRODUCT_ID', NaN),
  webhook: { path: secret, user: text('WEBHOOK_USER'), password: text('WEBHOOK_PASSWORD') },
  connectMs: 2000,
  totalMs: 9500,
  patienceMs: 2000,
});
