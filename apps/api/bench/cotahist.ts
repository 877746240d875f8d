import { execFile } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { cotahistFrame, cotahistLine } from '../src/testing/cotahist.ts';
import { nodeFlags } from '../src/node-options.ts';
import { emptyDatabase, withClient } from './databases.ts';
import type { Loading } from './load-cotahist.ts';
import type { Reading, Size } from './statistics.ts';

interface Year {
  days: number;
  /** Known papers. */
  papers: number;
  /** Other lines per day: options, odd lots and everything that is no close of a paper. */
  others: number;
}
const years: Record<Size, Year> = {
  whole: { days: 250, papers: 2000, others: 9200 },
  quick: { days: 25, papers: 2000, others: 9200 },
};

/** A year of B3's daily quotes in one file, loaded into a register of 2,000 papers by a process of its own. */
export async function* measure(size: Size): AsyncGenerator<Reading> {
  const house = await emptyDatabase();
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-cotahist-'));
  const file = path.join(folder, 'COTAHIST.TXT');
  const year = years[size];
  try {
    await withClient(house.url, (client) =>
      client.query(`
        insert into stock (name, description, created_at, updated_at)
        select 'Empresa ' || n, 'Uma empresa.', now(), now() from generate_series(1, ${year.papers}) n;
        insert into stock_code (stock_id, code) select id, 'PAPEL' || row_number() over (order by id) from stock`),
    );
    await pipeline(Readable.from(linesOf(year)), createWriteStream(file));
    const run = () => load(house.url, file);
    const first = await run();
    const wanted = year.days * year.papers;
    if (first.added !== wanted) throw new Error(`${first.added} closes were written, not ${wanted}`);
    const again = await run();
    if (again.unchanged !== wanted) throw new Error(`${again.unchanged} closes were found unchanged, not ${wanted}`);
    const lines = `${(year.days * (year.papers + year.others)).toLocaleString('en')} lines`;
    yield {
      id: 'cotahist',
      value: first.seconds,
      detail: `${lines}; the same file again ${again.seconds.toFixed(0)} s`,
    };
    yield { id: 'cotahist-memory', value: Math.max(first.megabytes, again.megabytes), detail: 'at its highest' };
  } finally {
    rmSync(folder, { recursive: true });
    await house.drop();
  }
}

async function load(url: string, file: string): Promise<Loading> {
  const program = path.join(import.meta.dirname, 'load-cotahist.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [...nodeFlags, program, url, file]);
  return JSON.parse(stdout) as Loading;
}

function* linesOf({ days, papers, others }: Year): Generator<string> {
  const { head, foot } = cotahistFrame(days * (papers + others) + 2);
  yield `${head}\r\n`;
  for (let n = 0; n < days; n += 1) {
    const day = new Date(Date.UTC(2025, 0, 1 + n)).toISOString().slice(0, 10).replaceAll('-', '');
    const lines: string[] = [];
    for (let paper = 1; paper <= papers; paper += 1)
      lines.push(cotahistLine({ day, code: `PAPEL${paper}`, close: 2000 + ((paper * 31 + n) % 400) }));
    for (let other = 0; other < others; other += 1)
      lines.push(cotahistLine({ day, code: `OPCAO${other}`, market: '070', bdi: '78' }));
    yield `${lines.join('\r\n')}\r\n`;
  }
  yield `${foot}\r\n`;
}
