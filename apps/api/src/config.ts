import { readFileSync } from 'node:fs';

export interface Config {
  env: 'development' | 'test' | 'production';
  port: number;
  host: string;
  databaseUrl: string;
  /** The public addresses of the three frontends, without a slash at the end: every mailed link is made of them. */
  places: { checkout: string; client: string; backoffice: string };
  /** This server's own public address, for the sandbox's pages and boletos. */
  apiUrl: string;
  /** Proxies whose `X-Forwarded-For` is believed. */
  trustedProxies: string[];
  /** Multiplies every rate limit. */
  rateLimitFactor: number;
  gateway: 'sandbox';
  /** Whether the server's time can be put forward: beside the sandbox gateway, and never in production. */
  virtualClock: boolean;
  /** Signs the sandbox gateway's webhooks. */
  webhookSecret: string;
  /** Production refuses card numbers: browsers hand them to the gateway's tokeniser. */
  acceptCardNumbers: boolean;
  /** Absent: mail stays in the local mailbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** `http`: ViaCEP, then BrasilAPI. `embedded`: the small table alone, without a network. */
  zipcodes: 'http' | 'embedded';
  /** Whether this process also runs the jobs. */
  runJobs: boolean;
}

type Env = Record<string, string | undefined>;

/** Reads the environment once. Everything wrong with it is told together; values are never printed. */
export function readConfig(env: Env): Config {
  const wrong: string[] = [];
  const text = (name: string, fallback?: string) => {
    const file = env[`${name}_FILE`];
    const value = file ? readFileSync(file, 'utf8').trim() : env[name];
    if (!value && fallback === undefined) wrong.push(`${name} is missing`);
    return value || fallback || '';
  };
  const number = (name: string, fallback: number) => {
    const value = Number(env[name] ?? fallback);
    if (!Number.isFinite(value) || value <= 0) wrong.push(`${name} must be a number above 0`);
    return value;
  };
  const choice = <T extends string>(name: string, options: readonly T[], fallback: T): T => {
    const value = (env[name] || fallback) as T;
    if (!options.includes(value)) wrong.push(`${name} must be one of ${options.join(', ')}`);
    return value;
  };
  const address = (name: string, fallback: string) => {
    const value = text(name, fallback).replace(/\/$/, '');
    if (!URL.canParse(value)) wrong.push(`${name} must be an address`);
    else if (production && !value.startsWith('https:')) wrong.push(`${name} must be https in production`);
    return value;
  };

  const mode = choice('NODE_ENV', ['development', 'test', 'production'], 'development');
  const production = mode === 'production';
  const port = number('API_PORT', 4000);
  const config: Config = {
    env: mode,
    port,
    host: text('API_HOST', production ? '0.0.0.0' : '127.0.0.1'),
    databaseUrl: text('DATABASE_URL'),
    places: {
      checkout: address('CHECKOUT_URL', 'http://localhost:4200'),
      client: address('CLIENT_URL', 'http://localhost:4300'),
      backoffice: address('BACKOFFICE_URL', 'http://localhost:4400'),
    },
    apiUrl: address('API_URL', `http://localhost:${port}`),
    trustedProxies: (env.TRUSTED_PROXIES ?? '').split(',').filter(Boolean),
    rateLimitFactor: number('RATE_LIMIT_FACTOR', 1),
    gateway: choice('PAYMENT_GATEWAY', ['sandbox'], 'sandbox'),
    virtualClock: !production,
    webhookSecret: text('WEBHOOK_SECRET', production ? undefined : 'sandbox-webhook-secret'),
    acceptCardNumbers: !production,
    smtpUrl: text('SMTP_URL', '') || undefined,
    mailFrom: text('MAIL_FROM', 'Mirante <nao-responda@mirante.example>'),
    zipcodes: choice('ZIPCODES', ['http', 'embedded'], production ? 'http' : 'embedded'),
    runJobs: env.RUN_JOBS !== 'false',
  };
  if (production && config.gateway === 'sandbox' && env.ALLOW_SANDBOX !== 'true') wrong.push('PAYMENT_GATEWAY must not be sandbox in production');
  if (wrong.length > 0) throw new Error(`Wrong environment:\n- ${wrong.join('\n- ')}`);
  return config;
}
