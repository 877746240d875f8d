import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { rawLoad } from './load.ts';
import type { Statement } from './statements.ts';

/**
 * How often per second PostgreSQL runs only these statements, over eight connections: the upper bound for a server in
 * front of it.
 */
export interface Raw {
  by: string;
  prepared: (statements: readonly Statement[]) => Promise<number>;
  simple: (statements: readonly Statement[]) => Promise<number>;
  close: () => unknown;
}

/** Uses pgbench if it is installed, otherwise the driver, which costs more itself and is so the weaker reference. */
export async function openRaw(url: string, seconds: number): Promise<Raw> {
  if (spawnSync('pgbench', ['--version']).status === 0) return viaPgbench(url, seconds);
  const raw = await rawLoad(url);
  return {
    by: 'the driver (no pgbench here)',
    prepared: (statements) => raw.preparedRate(statements, seconds * 1000),
    simple: (statements) => raw.rate(statements, seconds * 1000),
    close: raw.close,
  };
}

function viaPgbench(url: string, seconds: number): Raw {
  const folder = mkdtempSync(path.join(tmpdir(), 'pgbench-'));
  const run = async (mode: 'prepared' | 'simple', statements: readonly Statement[]): Promise<number> => {
    const file = path.join(folder, 'statements.sql');
    writeFileSync(file, statements.map((statement) => `${written(statement)};\n`).join(''));
    const args = ['-n', '-c', '8', '-j', '2', '-T', String(seconds), '-M', mode, '-f', file, url];
    const { stdout } = await promisify(execFile)('pgbench', args);
    const rate = /^tps = ([\d.]+)/m.exec(stdout)?.[1];
    if (!rate) throw new Error(`pgbench tells no rate: ${stdout}`);
    return Number(rate);
  };
  return {
    by: 'pgbench',
    prepared: (statements) => run('prepared', statements),
    simple: (statements) => run('simple', statements),
    close: () => rmSync(folder, { recursive: true }),
  };
}

/** Inlines the values: pgbench cannot bind nulls, arrays or dates. */
const written = ({ text, values }: Statement): string =>
  text.replaceAll(/\$(\d+)/g, (_all, n: string) => literalOf(values[Number(n) - 1]));

function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map((item) => JSON.stringify(String(item))).join(',')}}`);
  return pg.escapeLiteral(typeof value === 'string' ? value : JSON.stringify(value));
}
