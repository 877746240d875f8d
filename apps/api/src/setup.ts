// Opens a new house: brings the database up to date, makes the first administrator, and tries what production needs. Run again, it changes
// nothing and tries anew. Asks for a name and an e-mail, or reads them as JSON: `--answers FILE`. Ends with 1 where something fails.
import { emailRule, fullNameRule } from '@mirante/validation/rules.ts';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { readConfig } from './config.ts';
import { checksOf } from './house/setup/checks.ts';
import { createFirstAdministrator } from './house/setup/first-administrator.ts';
import { administratorWords, runChecks } from './house/setup/report.ts';
import { migrate } from './migrate.ts';
import { openServices } from './open-services.ts';

interface Answers {
  name: string;
  email: string;
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

async function readAnswers(): Promise<Answers> {
  const { answers: file } = parseArgs({ options: { answers: { type: 'string' } } }).values;
  const answers = file ? (JSON.parse(readFileSync(file, 'utf8')) as Answers) : await askAnswers();
  const wrong = [nameProblem(answers.name), emailProblem(answers.email)].filter((problem) => problem !== undefined);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return { name: answers.name.trim(), email: answers.email.trim().toLowerCase() };
}

const nameProblem = (name: unknown) =>
  typeof name !== 'string' || fullNameRule(name.trim())
    ? 'Informe nome e sobrenome de quem administra ("name").'
    : undefined;
const emailProblem = (email: unknown) =>
  typeof email !== 'string' || emailRule(email.trim())
    ? 'Informe um email válido de quem administra ("email").'
    : undefined;

async function askAnswers(): Promise<Answers> {
  if (!process.stdin.isTTY)
    throw new Error('Sem terminal para perguntar: use --answers ARQUIVO, com {"name", "email"}.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ask = async (question: string, problem: (text: string) => string | undefined): Promise<string> => {
    for (;;) {
      const answer = await terminal.question(`${question}: `);
      const wrong = problem(answer);
      if (wrong === undefined) return answer;
      print(wrong);
    }
  };
  try {
    return {
      name: await ask('Nome completo de quem administra', nameProblem),
      email: await ask('Email de quem administra', emailProblem),
    };
  } finally {
    terminal.close();
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
