import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nodeEnv } from './node-options.ts';
import { emptyDatabase, type TestDatabase } from './testing/database.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'mirante-setup-'));
let database: TestDatabase;
beforeAll(async () => {
  database = await emptyDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(dir, { recursive: true });
});

/** Runs the setup with unreachable addresses, so that the house is created but its checks fail. */
async function setup(answers: object): Promise<{ code: number; text: string }> {
  const file = path.join(dir, 'answers.json');
  writeFileSync(file, JSON.stringify(answers));
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'setup.ts'), '--answers', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...nodeEnv,
      DATABASE_URL: database.url,
      CLIENT_URL: 'http://127.0.0.1:1',
      NODE_ENV: 'development',
    },
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const [code] = (await once(child, 'exit')) as [number];
  return { code, text };
}

const countOf = async (table: string): Promise<number> => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${table}`);
  await client.end();
  return rows[0]!.n;
};

it('setup makes an empty database a house without demo data, and is idempotent', async () => {
  const wrong = await setup({ name: 'Rita', email: 'rita' });
  expect([wrong.code, wrong.text.trim().split('\n').length]).toEqual([1, 2]);

  const first = await setup({ name: 'Rita Alves', email: 'Rita@casa.example' });
  expect(first.text).toContain('Administrador criado: rita@casa.example');
  expect(first.text).toMatch(/Escolha a senha por este link, .+\/[\w-]{43}\n/);
  expect(first.text.match(/^ {2}[A-Z2-9]{5}(-[A-Z2-9]{5}){4}$/gm)).toHaveLength(10);
  expect(first.text).toMatch(/✗ Endereço http:\/\/127\.0\.0\.1:1\/: .+\n {2}Confira CLIENT_URL/);
  expect(first.code).toBe(1);

  const second = await setup({ name: 'Outra Pessoa', email: 'outra@casa.example' });
  expect(second.text).toContain('Já há quem administre: nada foi mudado.');
  expect([await countOf('staff_user'), await countOf('second_factor'), await countOf('product')]).toEqual([1, 1, 0]);
});
