import { HOUR_MS } from '@mirante/domain/durations.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { fileNameOf } from '../../src/content/copies/send-file.ts';
import { newFileName, type Files } from '../../src/gateways/files/port.ts';
import { later } from '../data-set.ts';
import type { PlannedContent } from '../contents/plan.ts';
import { copyRows, type Written } from '../copy-rows.ts';
import { seeded } from '../random.ts';
import { researchSettings } from '../research-settings.ts';
import { drawReport } from './draw.ts';
import { demoReports } from './list.ts';

/** The user with the content role. */
const AUTHOR = 4;
/** A draft has no signature: a report takes the house's when it is published. */
const unsigned = { analyst_name: null, analyst_cnpi: null, statement: null };
const { analyst_name, analyst_cnpi, statement } = researchSettings;
const signature = { analyst_name, analyst_cnpi, statement };

/** Writes the demonstration's reports, with their PDFs in the file store. */
export async function writeReports(
  client: pg.Client,
  files: Files | undefined,
  planned: readonly PlannedContent[],
): Promise<void> {
  const reports = planned.map(({ id, at, created_at }, i) => ({ ...demoReports[i]!, id, at, created_at }));
  await copyRows(client, 'report', reports.map(rowOf));
  if (files) await copyRows(client, 'report_file', await filesOf(reports, files));
}

type DatedReport = (typeof demoReports)[number] & Pick<PlannedContent, 'id' | 'at' | 'created_at'>;

const rowOf = ({ id, name, description, at, created_at, draft, sample }: DatedReport): Written<'report'> => ({
  id,
  name,
  description,
  report_date: at,
  link_report: null,
  app_alert: false,
  draft: draft ?? false,
  ...(draft ? unsigned : signature),
  sample: sample ?? false,
  created_at,
  updated_at: later(created_at, 5 * HOUR_MS),
});

async function filesOf(reports: readonly DatedReport[], files: Files): Promise<Written<'report_file'>[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'demo-'));
  const random = seeded(20_261_122);
  const rows: Written<'report_file'>[] = [];
  try {
    for (const report of reports) {
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
        created_at: later(report.created_at, 4 * HOUR_MS),
        sha256: null,
        tagged: false,
      });
    }
    return rows;
  } finally {
    await rm(folder, { recursive: true });
  }
}
