import { brand } from '@mirante/domain/house/brand.ts';
import { colours } from '@mirante/domain/house/colours.ts';
import { escapeHtml } from '../../pages/html.ts';

const { light, dark } = colours;
// Inline, since some programs drop style sheets.
const page = `margin:0;padding:32px 16px;background:${light.bg};color:${light.ink};font:16px/1.6 system-ui,-apple-system,Segoe UI,Roboto,sans-serif;overflow-wrap:anywhere`;
const head = `max-width:560px;margin:0 auto 16px;color:${light['brand-text']};font-size:20px;font-weight:700`;
const card = `box-sizing:border-box;max-width:560px;margin:0 auto;padding:16px 32px;background:${light.surface};border-radius:12px`;
const button = `display:inline-block;padding:12px 20px;border-radius:8px;background:${light.brand};color:${light['on-brand']};font-weight:600;text-decoration:none`;
const quiet = `color:${light['ink-3']};font-size:13px;word-break:break-all`;

const darkStyle = `@media (prefers-color-scheme: dark) {
  body { background: ${dark.bg} !important; color: ${dark.ink} !important; }
  .head, .link { color: ${dark['brand-text']} !important; }
  .card { background: ${dark.surface} !important; }
  .button { background: ${dark.brand} !important; color: ${dark['on-brand']} !important; }
  .quiet { color: ${dark['ink-3']} !important; }
}`;

/**
 * The HTML part of a plain text, under the house's name: paragraphs, and a button for a line that is a link, with the
 * address below. An address that ends a sentence is a link too; any other may be what somebody typed.
 */
export function htmlOf(subject: string, text: string): string {
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .map(paragraphOf)
    .join('');
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${darkStyle}</style></head><body style="${page}"><div class="head" style="${head}">${escapeHtml(brand.name)}</div><div class="card" style="${card}">${paragraphs}</div></body></html>`;
}

function paragraphOf(paragraph: string): string {
  const lines = paragraph.split('\n');
  const label = lines.length === 2 && /^https?:\/\/\S+$/.test(lines[1]!) ? lines[0]! : undefined;
  if (label === undefined) return `<p>${lines.map(lineOf).join('<br>')}</p>`;
  const link = escapeHtml(lines[1]!);
  return `<p><a href="${link}" class="button" style="${button}">${escapeHtml(label.replace(/:$/, ''))}</a></p><p class="quiet" style="${quiet}">${link}</p>`;
}

const lineOf = (line: string) =>
  escapeHtml(line).replace(
    /(?<=: )https?:\/\/\S+$/,
    (link) => `<a href="${link}" class="link" style="color:${light['brand-text']}">${link}</a>`,
  );
