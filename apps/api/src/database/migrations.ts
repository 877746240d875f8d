import { readdirSync } from 'node:fs';
import path from 'node:path';

export const migrationsFolder = path.join(import.meta.dirname, '../../migrations');

/** The names of all migrations, in order. */
export const migrationNames = (): string[] =>
  readdirSync(migrationsFolder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.basename(file, '.ts'))
    .toSorted();
