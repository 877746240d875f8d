import { globSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiServers, type Nginx, startNginx } from './nginx.ts';
import { root } from './paths.ts';
import { freePorts } from './processes.ts';

const HOST = 'assine.exemplo';
let nginx: Nginx;
let port: number;

/** No API process listens. */
beforeAll(async () => {
  const ports = await freePorts();
  port = ports.backoffice;
  nginx = await startNginx({
    CHECKOUT_HOST: HOST,
    CLIENT_HOST: 'cliente.exemplo',
    CLIENT_ORIGIN: '',
    BACKOFFICE_HOST: 'interno.exemplo',
    API_HOST: 'api.exemplo',
    TOKENISER_ORIGIN: '',
    LISTEN_PORT: String(port),
    WEB_ROOT: tmpdir(),
    API_SERVERS: apiServers([ports.api]),
    API_RESOLVER: '',
  });
}, 360_000);
afterAll(() => nginx.stop());

const ask = (address: string) =>
  new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: address, headers: { host: HOST }, agent: false }, (answer) =>
      answer.resume().once('end', resolve),
    )
      .on('error', reject)
      .end();
  });

interface Parameter {
  in?: string;
  name?: string;
  schema?: { type?: string };
}
interface ApiPart {
  paths: Record<string, Record<string, { parameters?: Parameter[] }>>;
}
/** Words of the API, and days. Other parameters of paths are ids, which are numbers, or codes. */
const WORDS = new Set(['kind', 'publisher', 'product_code', 'day']);
const isCode = ({ in: place, name = '', schema }: Parameter) =>
  place === 'path' && schema?.type === 'string' && !WORDS.has(name);
const calls = globSync('apps/api/openapi/*.json', { cwd: root }).flatMap((file) => {
  const { paths = {} } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Partial<ApiPart>;
  return Object.entries(paths)
    .filter(([, methods]) => Object.values(methods).some(({ parameters = [] }) => parameters.some(isCode)))
    .map(([address]) => address);
});
/** The pages of mailed links, without their #, and those that the API serves itself. */
const pages = [
  'redefinir-senha',
  'confirmar-email',
  'cancelar-troca-de-email',
  'retomar-compra',
  'pix-qr-code',
  'api/resumo-semanal',
];

describe('the access log of nginx', () => {
  it.each([...calls, ...pages.map((page) => `/${page}/{code}`)])('has no code or CEP: %s', async (address) => {
    const lines = () => nginx.accessLog().split('\n');
    const before = lines().length;
    await ask(`${address.replace(/\{\w+\}/, '01310100-code')}?x=1`);
    await expect.poll(() => lines().length).toBe(before + 1);
    expect(lines().at(-2)).toContain(`"GET ${address.split('{')[0]}" `);
    expect(nginx.accessLog()).not.toContain('01310100');
  });
});
