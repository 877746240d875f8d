// npm run invariants: looks whether the books of the environment's database hold; apps/api/src/invariants.ts says how.
import { deployment } from './paths.ts';
import { run } from './processes.ts';
import { apiEnv, openDatabase } from './system.ts';

const database = await openDatabase();
const well = await run('node', ['apps/api/src/invariants.ts'], apiEnv(database.url, deployment));
await database.stop();
process.exitCode = well ? 0 : 1;
