import { randomInt } from 'node:crypto';

/** Lowercase letters and digits, unique across tests and runs. */
export const uniqueText = (): string => `${Date.now().toString(36)}${randomInt(1e6).toString(36)}`;

/** The same in letters only, for a person's name. */
export const uniqueName = (): string => Array.from({ length: 12 }, () => (randomInt(26) + 10).toString(36)).join('');
