import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import type { Mail } from '../../gateways/mail/port.ts';
import { testApi } from '../../testing/api.ts';
import { checksOf } from './checks.ts';
import { runChecks } from './report.ts';

const server = createServer((request, reply) => {
  reply.statusCode = request.url === '/health/ready' || request.url === '/' ? 200 : 404;
  reply.end();
}).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => void server.close());
const here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const sent: Mail[] = [];
const env = { CHECKOUT_URL: here, CLIENT_URL: here, BACKOFFICE_URL: here, API_URL: here };
const api = await testApi({ env, services: { mailer: { send: async (mail) => void sent.push(mail) } } });

// The machine's clock may be moved for the tests, the database's is not.
const { rows } = await api.services.pool.query<{ at: Date }>('select clock_timestamp() as at');
const apart = rows[0]!.at.getTime() - Date.now();
let late = 0;
const machineMs = () => Date.now() + apart - late;

async function linesOf(services = api.services): Promise<{ isWell: boolean; lines: string[] }> {
  const lines: string[] = [];
  const isWell = await runChecks(checksOf(services, 'rita@casa.example', machineMs), (line) => lines.push(line));
  return { isWell, lines };
}

it('setup check: passes when every part answers, and mails the administrator', async () => {
  const stored = () => Array.fromAsync(api.services.files.list());
  const before = await stored();
  const { isWell, lines } = await linesOf();
  expect(lines).toEqual([
    '✓ Relógio',
    '✓ Papéis do banco de dados',
    '✓ Arquivos',
    `✓ Endereço ${here}/`,
    `✓ Endereço ${here}/`,
    `✓ Endereço ${here}/`,
    `✓ Endereço ${here}/health/ready`,
    '✓ Email',
    '✓ Meio de pagamento',
  ]);
  expect(isWell).toBe(true);
  expect(await stored()).toEqual(before);
  expect(sent.map(({ to }) => to)).toEqual(['rita@casa.example']);
});

it('setup check: each failing part says why and what to do, and the others are still checked', async () => {
  const { config, files, gateway } = api.services;
  const { isWell, lines } = await linesOf({
    ...api.services,
    config: { ...config, places: { ...config.places, client: `${here}/nowhere` }, apiUrl: 'http://127.0.0.1:1' },
    files: { ...files, put: () => Promise.reject(new Error('EACCES: permission denied')) },
    mailer: { send: () => Promise.reject(new Error('535 Authentication failed')) },
    gateway: { ...gateway, findCharge: () => Promise.reject(new Error('401')) },
  });
  expect(isWell).toBe(false);
  expect(lines.filter((line) => line.startsWith('✗'))).toEqual([
    expect.stringMatching(/^✗ Arquivos: EACCES: permission denied\n {2}Confira FILES_URL/),
    expect.stringMatching(/^✗ Endereço .*nowhere\/: Respondeu 404\.\n {2}Confira CLIENT_URL/),
    expect.stringMatching(/^✗ Endereço http:\/\/127\.0\.0\.1:1\/health\/ready: .+\n {2}Confira API_URL/),
    expect.stringMatching(/^✗ Email: 535 Authentication failed\n {2}Confira SMTP_URL/),
    expect.stringMatching(/^✗ Meio de pagamento: 401\n {2}Confira VINDI_PRIVATE_KEY/),
  ]);
});

it("setup check: reports the clock's offset from the database", async () => {
  late = 90_000;
  const { lines } = await linesOf();
  late = 0;
  expect(lines[0]).toBe(
    '✗ Relógio: O banco de dados está 90 s distante deste servidor.\n  Sincronize o relógio deste servidor e o do banco de dados por NTP.',
  );
});

it('setup check: production refuses a mailbox, the sandbox and serving as the owner role', async () => {
  const { isWell, lines } = await linesOf({
    ...api.services,
    config: { ...api.services.config, env: 'production', gateway: 'sandbox' },
  });
  expect(isWell).toBe(false);
  expect(lines.filter((line) => line.startsWith('✗'))).toHaveLength(3);
});
