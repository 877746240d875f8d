// npm run invariants: checks the invariants of the environment's database by apps/api/src/invariants.ts.
import { deployment } from './paths.ts';
import { run } from './processes.ts';
import { apiEnv, openDatabase } from './system.ts';

const database = await openDatabase();
const well = await run('node', ['apps/api/src/invariants.ts'], apiEnv(database.url, deployment));
await database.stop();
process.exitCode = well ? 0 : 1;
