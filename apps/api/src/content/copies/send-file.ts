import type { PdfFile } from '@mirante/contract/http.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ByteRange, Files } from '../../gateways/files/port.ts';
import { matchesEtag } from '../../http/etag.ts';
import { closedPolicy } from '../../http/headers.ts';
import { or404, Refusal } from '../../http/refusal.ts';

interface Sending {
  request: FastifyRequest;
  reply: FastifyReply;
  files: Files;
}
interface SentFile {
  /** The name in the file store; its content never changes. */
  name: string;
  size: number;
  /** The ETag: letters and digits, unique per content. */
  tag: string;
  /** The download's file name, without extension. */
  title: string;
  isDownload: boolean;
  /** The browser opens it in a tab of its own, where Safari shows no PDF that is sandboxed. */
  isPage?: true;
}

/**
 * Streams a stored PDF, or the requested range. Refuses with `not_found` without the file, and with `invalid_range`.
 */
export async function sendPdf({ request, reply, files }: Sending, file: SentFile): Promise<PdfFile> {
  const etag = `"${file.tag}"`;
  reply.headers({
    'accept-ranges': 'bytes',
    etag,
    // Revalidated on each request, since access may end.
    'cache-control': 'private, no-cache',
    'content-security-policy': file.isPage ? closedPolicy : `${closedPolicy}; sandbox`,
    'content-disposition': `${file.isDownload ? 'attachment' : 'inline'}; filename="${fileNameOf(file.title)}.pdf"`,
  });
  if (matchesEtag(request.headers['if-none-match'], etag)) {
    await reply.code(304).send();
    return undefined as never;
  }
  const range = rangeOf(request, etag, file.size);
  const part = or404(await files.read(file.name, range), 'Arquivo');
  if (range) reply.code(206).header('content-range', `bytes ${part.from}-${part.to}/${part.size}`);
  reply.type('application/pdf').header('content-length', part.to - part.from + 1);
  return part.stream as unknown as PdfFile;
}

/** The requested range; several ranges, or one of another version, get the whole file. Source: RFC 9110, 14.2. */
function rangeOf({ headers }: FastifyRequest, etag: string, size: number): Required<ByteRange> | undefined {
  const { range = '', 'if-range': state = etag } = headers;
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range.trim()) ?? [];
  if (state !== etag || (first === '' && last === '')) return undefined;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (from > to)
    throw new Refusal('invalid_range', 'O arquivo não tem esta parte.', {
      headers: { 'content-range': `bytes */${size}` },
    });
  return { from, to };
}

/** Plain letters, safe in headers and file systems. */
export const fileNameOf = (title: string): string =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-$/, '') || 'relatorio';
