// Checks the invariants and prints violations: `node src/invariants.ts`. Exits with 1 if there are any, and writes
// nothing.
import { readConfig } from './config.ts';
import { describeViolation, findViolations, invariants } from './sales/purchases/invariants.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);
const violations = await findViolations(readConfig(process.env).databaseUrl);
for (const violation of violations) print(describeViolation(violation));
print(`${Object.keys(invariants).length} invariants, ${violations.length} broken`);
process.exitCode = violations.length > 0 ? 1 : 0;
