import { hash, randomBytes } from 'node:crypto';

/** 256 random bits as 43 characters. The database stores their hashes alone. */
export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer');
