import { brand } from '@mirante/domain/house/brand.ts';
import { say } from '@mirante/validation/messages.ts';
import { digitsOf, PASSWORD_MIN } from '@mirante/validation/rules.ts';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { invalidField } from '../../http/refusal.ts';

/** The password's owner. */
interface ClientOwner {
  name: string;
  email: string;
  cpf: string | null;
}

const COMMONEST = 10_000;

let common: ReadonlySet<string> | undefined;
/** Read when the first password is chosen. Only the needed part of the library's list stays in memory. */
function loadCommon(): ReadonlySet<string> {
  const file = createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common/src/passwords.json');
  const byUse = JSON.parse(readFileSync(file, 'utf8')) as string[];
  return new Set(byUse.filter(({ length }) => length >= PASSWORD_MIN).slice(0, COMMONEST));
}

const plain = (text: string): string => text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
const HOUSE: ReadonlySet<string> = new Set([brand.name, brand.slug].map(plain));

/** The library's list leaves out what its other matchers find: runs, as 654321, and repetitions, as 121212. */
const RUNS = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const isRun = (typed: string): boolean => {
  const backwards = typed.split('').toReversed().join('');
  return RUNS.some((run) => run.includes(typed) || run.includes(backwards));
};
/** No longer one is among the commonest. */
const MAX_REPETITION = 10;
const isRepetition = (typed: string): boolean => typed.length <= MAX_REPETITION && /^(.+?)\1+$/.test(typed);

/**
 * Refuses with 422 (`invalid_fields`, at `path`) what is tried first against a client's account: one of the commonest
 * passwords, the house's name, or the client's own name, e-mail or CPF.
 */
export function refuseGuessedPassword(password: string, owner: ClientOwner, path: string): void {
  const typed = plain(password);
  common ??= loadCommon();
  if (common.has(typed) || isRun(typed) || isRepetition(typed) || HOUSE.has(typed) || isOwn(typed, owner))
    throw invalidField(path, say.guessedPassword);
}

function isOwn(typed: string, { name, email, cpf }: ClientOwner): boolean {
  const words = plain(name).split(/\s+/);
  const address = plain(email);
  const own = [...words, words.join(' '), words.join(''), address, address.split('@')[0]];
  return own.includes(typed) || digitsOf(typed) === cpf;
}
