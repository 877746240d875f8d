import { hash, randomBytes } from 'node:crypto';

/** 256 random bits, as 43 characters. Who reads the database learns only their hashes. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer');
