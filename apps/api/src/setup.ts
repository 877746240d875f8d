// Opens a new house: migrates the database, creates the first administrator, and checks what production needs.
// Idempotent. Asks for name and e-mail, or reads JSON: `--answers FILE`. Exits with 1 on a failed check.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readConfig } from './config.ts';
import { type AdministratorAnswers, askAnswers, checkedAnswers } from './house/setup/administrator-answers.ts';
import { checksOf } from './house/setup/checks.ts';
import { createFirstAdministrator } from './house/setup/first-administrator.ts';
import { administratorWords, runChecks } from './house/setup/report.ts';
import { resealSecrets } from './house/setup/reseal-secrets.ts';
import { migrate } from './migrate.ts';
import { openServices } from './open-services.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

async function readAnswers(): Promise<AdministratorAnswers> {
  const { answers: file } = parseArgs({ options: { answers: { type: 'string' } } }).values;
  return checkedAnswers(file ? answersIn(file) : await askAnswers(process.stdin, process.stdout));
}

function answersIn(file: string): AdministratorAnswers {
  try {
    return Object(JSON.parse(readFileSync(file, 'utf8'))) as AdministratorAnswers;
  } catch (error) {
    throw new Error(`Não há respostas em ${file}: ${(error as Error).message}`, { cause: error });
  }
}

async function setup(): Promise<boolean> {
  const config = readConfig({ ...process.env, RUN_JOBS: 'false' });
  const answers = await readAnswers();
  await migrate(config.databaseUrl, { appRole: config.appRole, log: print });
  const services = await openServices(config, { poolSize: 2, onError: (error) => print(String(error)) });
  try {
    const made = await createFirstAdministrator(services, answers);
    print(made ? administratorWords(answers.email, made) : 'Já há quem administre: nada foi mudado.');
    await resealSecrets(services);
    print('\nO que a casa precisa para abrir:');
    return await runChecks(checksOf(services, answers.email), print);
  } finally {
    await services.jobs.stop();
    await services.outbox.stop();
    await services.pool.end();
  }
}

process.exitCode = await setup().then(
  (isWell) => (isWell ? 0 : 1),
  (error: unknown) => {
    print(error instanceof Error ? error.message : String(error));
    return 1;
  },
);
