// npm run setup [-- --answers FILE]: sets up a new house on the environment's database, by apps/api/src/setup.ts.
import { deployment } from './paths.ts';
import { run } from './processes.ts';
import { apiEnv, openDatabase } from './system.ts';

const database = await openDatabase();
const env = apiEnv(database.url, deployment);
const well = await run('node', ['apps/api/src/setup.ts', ...process.argv.slice(2)], env, 'inherit');
await database.stop();
process.exitCode = well ? 0 : 1;
