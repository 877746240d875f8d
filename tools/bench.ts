// npm run bench [-- name…]: runs tools/bench/*.ts one after the other, or those named. Each compares two things run side by side
// and prints their ratio: absolute times say more about the machine than about the project.
import { globSync } from 'node:fs';
import path from 'node:path';

const asked = process.argv.slice(2);
const files = globSync('*.ts', { cwd: path.join(import.meta.dirname, 'bench') }).toSorted();
const chosen = files.filter((file) => asked.length === 0 || asked.includes(path.basename(file, '.ts')));
if (chosen.length === 0)
  throw new Error(`No such measurement; there are: ${files.map((file) => path.basename(file, '.ts')).join(', ')}`);

for (const file of chosen) {
  console.log(`\n— ${path.basename(file, '.ts')}`);
  const { run } = (await import(`./bench/${file}`)) as { run(): Promise<void> };
  await run();
}
process.exit();
