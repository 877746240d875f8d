import type { APIRequestContext } from 'playwright/test';
import { address } from './address.ts';
import { beginSession } from './log-in.ts';
import { pdfOf } from './pdf.ts';
import { expect } from './test.ts';

const TOP_FUNDOS = 2;

/**
 * Publishes a report for clients of Top Fundos, such as ana and bruno, with a PDF of these lines, one per page. Returns
 * the report's id.
 */
export async function publishReport(
  request: APIRequestContext,
  name: string,
  lines: readonly string[],
): Promise<number> {
  const { token } = await beginSession(request, 'conteudo');
  const headers = { authorization: `Bearer ${token}` };
  const path = `${address.api}/api/v1/reports`;
  const date = new Date(Date.now() - 60_000).toISOString();
  const data = { name, report_date: date, description: 'O que muda nos proventos.', products: [TOP_FUNDOS] };
  const made = await request.post(path, { data, headers });
  expect(made.ok(), `the report answers ${made.status()}`).toBe(true);
  const { id } = (await made.json()) as { id: number };
  const file = { name: 'estudo.pdf', mimeType: 'application/pdf', buffer: pdfOf(lines) };
  const sent = await request.post(`${path}/${id}/pdf`, { multipart: { file }, headers });
  expect(sent.ok(), `the PDF answers ${sent.status()}`).toBe(true);
  return id;
}
