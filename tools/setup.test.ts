import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test } from 'vitest';
import { freePorts, ownPath } from './processes.ts';
import { root } from './paths.ts';

/** `script`, of util-linux, runs a command in a terminal of its own. */
const hasTerminal = process.platform === 'linux';

test.runIf(hasTerminal)('setup: npm run setup asks on the terminal, and reads the answers', async () => {
  // A port without a listener: the questions come before the database connection.
  const { api: nobody } = await freePorts();
  const child = spawn('script', ['-qec', `node ${path.join(root, 'tools/setup.ts')}`, '/dev/null'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PATH: ownPath,
      NODE_ENV: 'development',
      DATABASE_URL: `postgres://mirante@127.0.0.1:${nobody}/mirante`,
    },
  });
  const answers = ['Rita', 'Rita Alves', 'rita@casa.example'];
  let unread = '';
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    unread += chunk.toString();
    if (!/quem administra: [^:]*$/.test(unread)) return;
    unread = '';
    child.stdin.write(`${answers.shift()}\n`);
  });
  const [code] = (await once(child, 'close')) as [number];
  expect(answers).toEqual([]);
  expect(said).toContain('Informe nome e sobrenome');
  expect([code, said]).toEqual([1, expect.stringContaining('ECONNREFUSED')]);
});
