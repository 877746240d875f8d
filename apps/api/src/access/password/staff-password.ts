import { brand } from '@mirante/domain/house/brand.ts';
import { say } from '@mirante/validation/messages.ts';
import { STAFF_PASSWORD_MIN } from '@mirante/validation/rules.ts';
import { invalidField } from '../../http/refusal.ts';

/** The password's owner: people's own names are guessed first. */
interface Owner {
  name: string;
  email: string;
}

/**
 * A power of ten. Lists of common passwords, names with years and keyboard rows are below it, four unrelated words
 * above.
 */
const GUESSES_LOG10 = 10;

/** The dictionaries are large and rarely needed: they are loaded for the first chosen password. */
let guesser: Promise<(password: string, own: string[]) => number> | undefined;
const loadGuesser = async () => {
  const [{ ZxcvbnFactory }, common, portuguese] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-pt-br'),
  ]);
  const zxcvbn = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...portuguese.dictionary },
    graphs: common.adjacencyGraphs,
  });
  return (password: string, own: string[]) => zxcvbn.check(password, own).guessesLog10;
};

/**
 * Refuses with 422 (`invalid_fields`, at `path`) a weak staff password: too short, common, or made of the owner's name
 * or e-mail.
 */
export async function refuseWeakStaffPassword(password: string, owner: Owner, path: string): Promise<void> {
  if (password.length < STAFF_PASSWORD_MIN) throw invalidField(path, say.staffPassword);
  guesser ??= loadGuesser();
  if ((await guesser)(password, wordsOf(owner)) < GUESSES_LOG10) throw invalidField(path, say.commonPassword);
}

function wordsOf({ name, email }: Owner): string[] {
  const given = [...name.split(/\s+/), ...email.split(/[@._+-]/), email, brand.name, brand.slug];
  const words = given.filter((word) => word.length > 2).map((word) => word.toLowerCase());
  return [...new Set(words.flatMap((word) => [word, word.normalize('NFD').replace(/\p{M}/gu, '')]))];
}
