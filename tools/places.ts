import path from 'node:path';

/** The repository, and where what it makes while running is kept. */
export const root = path.dirname(import.meta.dirname);
export const dataDir = path.resolve(root, process.env.DATA_DIR ?? '.data');
