import { escapeHtml } from '../../pages/html.ts';

const page =
  'margin:0;padding:32px 16px;background:#f5f7f7;color:#0e2127;font:16px/1.6 system-ui,-apple-system,Segoe UI,Roboto,sans-serif;overflow-wrap:anywhere';
const card = 'max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px';
const button =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#0b4d5c;color:#ffffff;font-weight:600;text-decoration:none';

/**
 * The HTML part of a plain text: paragraphs, and a button for a line that is a link, with the address below. An address
 * that ends a sentence is a link too; any other may be what somebody typed.
 */
export function htmlOf(subject: string, text: string): string {
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .map(paragraphOf)
    .join('');
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head><body style="${page}"><div style="${card}">${paragraphs}</div></body></html>`;
}

function paragraphOf(paragraph: string): string {
  const lines = paragraph.split('\n');
  const label = lines.length === 2 && /^https?:\/\/\S+$/.test(lines[1]!) ? lines[0]! : undefined;
  if (label === undefined) return `<p>${lines.map(lineOf).join('<br>')}</p>`;
  const link = escapeHtml(lines[1]!);
  return `<p><a href="${link}" style="${button}">${escapeHtml(label.replace(/:$/, ''))}</a></p><p style="color:#566970;font-size:13px;word-break:break-all">${link}</p>`;
}

const lineOf = (line: string) =>
  escapeHtml(line).replace(/(?<=: )https?:\/\/\S+$/, (link) => `<a href="${link}" style="color:#0e5e70">${link}</a>`);
