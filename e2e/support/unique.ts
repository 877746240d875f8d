import { randomInt } from 'node:crypto';

/** Small letters and digits that no other test, and no run before, has: for what there may be once. */
export const uniqueText = (): string => `${Date.now().toString(36)}${randomInt(1e6).toString(36)}`;

/** The same in letters alone, for the name of a person. */
export const uniqueName = (): string => Array.from({ length: 12 }, () => (randomInt(26) + 10).toString(36)).join('');
