// Looks for whatever breaks the invariants of the money, of a database that was restored as of one that serves. Ends with 1 where it finds some.
import { readConfig } from './config.ts';
import { openDb } from './database/db.ts';
import { brokenInvariants } from './sales/purchases/invariants.ts';

const db = openDb({ url: readConfig(process.env).databaseUrl, size: 1 });
const broken = Object.entries(await brokenInvariants(db));
await db.destroy();
for (const [name, times] of broken) process.stdout.write(`✗ ${name}: ${times}\n`);
process.stdout.write(broken.length > 0 ? '' : '✓ the invariants hold\n');
process.exitCode = broken.length > 0 ? 1 : 0;
