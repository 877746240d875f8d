import { emailRule, fullNameRule } from '@mirante/validation/rules.ts';
import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';

/** A new house's first administrator. */
export interface AdministratorAnswers {
  name: string;
  email: string;
}

/** The normalised answers. Throws with all errors. */
export function checkedAnswers({ name, email }: AdministratorAnswers): AdministratorAnswers {
  const wrong = [nameProblem(name), emailProblem(email)].filter((problem) => problem !== undefined);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return { name: name.trim(), email: email.trim().toLowerCase() };
}

const nameProblem = (name: unknown) =>
  typeof name !== 'string' || fullNameRule(name.trim())
    ? 'Informe nome e sobrenome de quem administra ("name").'
    : undefined;
const emailProblem = (email: unknown) =>
  typeof email !== 'string' || emailRule(email.trim())
    ? 'Informe um email válido de quem administra ("email").'
    : undefined;

/**
 * Asks on a terminal, repeating each question until the answer is valid. Throws without a terminal, or when it is
 * closed (Ctrl+D).
 */
export async function askAnswers(
  input: Readable & { isTTY?: boolean },
  output: Writable,
): Promise<AdministratorAnswers> {
  if (!input.isTTY) throw new Error('Sem terminal para perguntar: use --answers ARQUIVO, com {"name", "email"}.');
  const terminal = createInterface({ input, output });
  const closed = new AbortController();
  terminal.once('close', () => closed.abort());
  const ask = async (question: string, problem: (text: string) => string | undefined): Promise<string> => {
    for (;;) {
      const answer = await terminal.question(`${question}: `, { signal: closed.signal });
      const wrong = problem(answer);
      if (wrong === undefined) return answer;
      output.write(`${wrong}\n`);
    }
  };
  try {
    return {
      name: await ask('Nome completo de quem administra', nameProblem),
      email: await ask('Email de quem administra', emailProblem),
    };
  } catch (error) {
    if (closed.signal.aborted) throw new Error('Nada foi feito: as perguntas não foram respondidas.', { cause: error });
    throw error;
  } finally {
    terminal.close();
  }
}
