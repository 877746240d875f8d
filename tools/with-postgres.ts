// node tools/with-postgres.ts <command…>: runs the command with TEST_DATABASE_URL set to a temporary PostgreSQL server.
// Concurrent commands share one server; the last to end stops it. An existing TEST_DATABASE_URL is kept.
import { spawn } from 'node:child_process';
import { fullEnv } from './processes.ts';
import { startTestPostgres } from './test-postgres.ts';

const [command, ...args] = process.argv.slice(2);
if (!command) throw new Error('Usage: node tools/with-postgres.ts <command…>');
const given = process.env.TEST_DATABASE_URL;
const { url, stop } = given ? { url: given, stop: undefined } : await startTestPostgres();
const child = spawn(command, args, {
  stdio: 'inherit',
  env: fullEnv({ TEST_DATABASE_URL: url }),
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.once('error', (error) => console.error(error.message));
child.once('close', (code) => {
  process.exitCode = code ?? 1;
  void stop?.();
});
