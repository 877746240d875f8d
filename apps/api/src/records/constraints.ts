import { DatabaseError } from 'pg';
import type { Refusal } from '../http/refusal.ts';

/** For `catch`: what a table refuses, it refuses in words, by the constraint's name. The table alone knows for certain: of any number at once, one gets in. */
export const refusing =
  (words: Record<string, () => Refusal>) =>
  (error: unknown): never => {
    throw (error instanceof DatabaseError && error.constraint && words[error.constraint]?.()) || error;
  };
