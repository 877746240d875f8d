// node tools/with-postgres.ts <command…>: runs the command with TEST_DATABASE_URL set to a temporary PostgreSQL server.
// Concurrent commands share one server; the last to end stops it. An existing TEST_DATABASE_URL is kept.
import { spawn } from 'node:child_process';
import { nodeEnv } from '../apps/api/src/node-options.ts';
import { ownPath } from './processes.ts';
import { startTestPostgres } from './test-postgres.ts';

const [command, ...args] = process.argv.slice(2);
if (!command) throw new Error('Usage: node tools/with-postgres.ts <command…>');
const given = process.env.TEST_DATABASE_URL;
const server = given ? null : await startTestPostgres();
const child = spawn(command, args, {
  stdio: 'inherit',
  env: {
    // The test runner, its workers and their threads load compiled dependencies.
    NODE_COMPILE_CACHE: nodeEnv.NODE_COMPILE_CACHE,
    ...process.env,
    PATH: ownPath,
    TEST_DATABASE_URL: given ?? server?.url,
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.once('error', (error) => console.error(error.message));
child.once('close', (code) => {
  process.exitCode = code ?? 1;
  void server?.stop();
});
