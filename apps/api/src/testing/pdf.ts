import { mkdtemp, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GlobalFonts, PDFDocument } from '@napi-rs/canvas';
import type { Db } from '../database/db.ts';
import { newFileName, type Files } from '../gateways/files/port.ts';
import { clockNow } from './clock.ts';

const fonts = path.join(
  path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts',
);
GlobalFonts.registerFromPath(path.join(fonts, 'LiberationSans-Regular.ttf'), 'Liberation Sans');

/** A document of full text pages, the second with a dark box, the third on a tinted background. */
export function textPdf(pages = 3, { width = 595, height = 842 } = {}): Buffer {
  const pdf = new PDFDocument();
  for (let page = 0; page < pages; page += 1) {
    const context = pdf.beginPage(width, height);
    if (page === 2) {
      context.fillStyle = '#e2f0f0';
      context.fillRect(0, 0, width, height);
    }
    context.fillStyle = '#111';
    context.font = '10px "Liberation Sans"';
    for (let y = 60; y < height - 50; y += 14)
      context.fillText(
        `Página ${page + 1}: o plano corta o investimento e adia dois projetos; sobra mais caixa.`,
        50,
        y,
      );
    if (page === 1) context.fillRect(60, 300, width - 200, 180);
    pdf.endPage();
  }
  return pdf.close();
}

/** A version of a report's PDF, in the store and in its table. */
export async function createReportFile(
  { db, files }: { db: Db; files: Files },
  {
    reportId,
    userId,
    version = 1,
    bytes = textPdf(),
  }: { reportId: number; userId: number; version?: number; bytes?: Uint8Array },
): Promise<string> {
  const local = path.join(await mkdtemp(path.join(tmpdir(), 'given-')), 'file');
  await writeFile(local, bytes);
  const name = newFileName();
  await files.put(name, local);
  await db
    .insertInto('report_file')
    .values({
      report_id: reportId,
      version,
      name,
      original_name: 'relatorio.pdf',
      size: bytes.length,
      pages: 3,
      user_id: userId,
      created_at: clockNow(db),
    })
    .execute();
  return name;
}
