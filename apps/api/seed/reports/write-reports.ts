import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { fileNameOf } from '../../src/content/copies/send-file.ts';
import { newFileName, type Files } from '../../src/gateways/files/port.ts';
import { DAY, HOUR, later } from '../book.ts';
import { continueIds, copyRows, type Written } from '../copy.ts';
import { seeded } from '../random.ts';
import { researchSettings } from '../research-settings.ts';
import { drawReport } from './draw.ts';
import { demoReports } from './list.ts';

/** The user whose role is content. */
const AUTHOR = 4;

/** The reports of the demonstration, their PDFs in the store of files. */
export async function writeReports(client: pg.Client, files: Files | undefined, now: Date): Promise<void> {
  const tags = [...new Set(demoReports.flatMap((report) => report.tags))].toSorted((a, b) => a.localeCompare(b));
  const opened = later(now, -200 * DAY);
  const dated = demoReports.map((report, i) => ({
    ...report,
    id: i + 1,
    at: later(now, -report.ago * DAY - (report.ago < 0 ? 0 : HOUR)),
  }));
  const made = (at: Date) => (at < now ? at : later(now, -2 * HOUR));
  await copyRows(
    client,
    'tag',
    tags.map((name, i) => ({ id: i + 1, name, created_at: opened })),
  );
  const { analyst_name, analyst_cnpi, statement } = researchSettings(opened);
  const signature = { analyst_name, analyst_cnpi, statement };
  await copyRows(
    client,
    'report',
    dated.map(({ id, name, description, at, draft = false }): Written<'report'> => ({
      id,
      name,
      description,
      report_date: at,
      link_report: null,
      app_alert: false,
      draft,
      ...(draft ? { analyst_name: null, analyst_cnpi: null, statement: null } : signature),
      created_at: later(made(at), -6 * HOUR),
      updated_at: later(made(at), -HOUR),
    })),
  );
  await copyRows(
    client,
    'content_product',
    dated.flatMap(({ id, products }) => products.map((product_id) => ({ content_id: id, product_id }))),
  );
  await copyRows(
    client,
    'content_tag',
    dated.flatMap((report) => report.tags.map((tag) => ({ content_id: report.id, tag_id: tags.indexOf(tag) + 1 }))),
  );
  await copyRows(client, 'report_file', await filesOf(dated, files, made));
  await continueIds(client, ['tag']);
  await client.query("select setval('content_id', (select max(id) from content))");
}

type Dated = (typeof demoReports)[number] & { id: number; at: Date };

async function filesOf(
  dated: readonly Dated[],
  files: Files | undefined,
  made: (at: Date) => Date,
): Promise<Written<'report_file'>[]> {
  if (!files) return [];
  const folder = await mkdtemp(path.join(tmpdir(), 'demo-'));
  const random = seeded(20_261_122);
  const rows: Written<'report_file'>[] = [];
  try {
    for (const report of dated) {
      const bytes = drawReport(report, report.at, random);
      const local = path.join(folder, String(report.id));
      await writeFile(local, bytes);
      const name = newFileName();
      await files.put(name, local);
      rows.push({
        report_id: report.id,
        version: 1,
        name,
        original_name: `${fileNameOf(report.name)}.pdf`,
        size: bytes.length,
        pages: report.pages,
        user_id: AUTHOR,
        created_at: later(made(report.at), -2 * HOUR),
      });
    }
    return rows;
  } finally {
    await rm(folder, { recursive: true });
  }
}
