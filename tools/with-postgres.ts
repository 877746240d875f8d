// node tools/with-postgres.ts <command…>: runs the command with TEST_DATABASE_URL naming a throw-away PostgreSQL server.
// Any number of them share one server; the last to end stops it. A TEST_DATABASE_URL that is already set is left as it is.
import { spawn } from 'node:child_process';
import { ownPath } from './processes.ts';
import { startTestPostgres } from './test-postgres.ts';

const [command, ...args] = process.argv.slice(2);
if (!command) throw new Error('Usage: node tools/with-postgres.ts <command…>');
const given = process.env.TEST_DATABASE_URL;
const server = given ? null : await startTestPostgres();
const child = spawn(command, args, {
  stdio: 'inherit',
  env: { ...process.env, PATH: ownPath, TEST_DATABASE_URL: given ?? server?.url },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.once('error', (error) => console.error(error.message));
child.once('close', (code) => {
  process.exitCode = code ?? 1;
  void server?.stop();
});
