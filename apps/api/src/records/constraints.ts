import { DatabaseError } from 'pg';
import type { Refusal } from '../http/refusal.ts';

/** For `catch`: maps a violated constraint, by its name, to a refusal. Only the table decides concurrent cases. */
export const refusing =
  (words: Record<string, () => Refusal>) =>
  (error: unknown): never => {
    throw (error instanceof DatabaseError && error.constraint && words[error.constraint]?.()) || error;
  };
