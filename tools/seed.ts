// npm run seed [-- --scale]: fills the database; the options are those of apps/api/seed/seed.ts.
import { deployment } from './paths.ts';
import { run } from './processes.ts';
import { apiEnv, openDatabase } from './system.ts';

const database = await openDatabase();
const env = apiEnv(database.url, deployment);
const well =
  (await run('node', ['apps/api/src/migrate.ts'], env)) &&
  (await run('node', ['apps/api/seed/seed.ts', ...process.argv.slice(2)], env));
await database.stop();
process.exitCode = well ? 0 : 1;
