import multipart from '@fastify/multipart';
import type { UploadType } from '@mirante/contract/http.ts';
import { MAX_PDF_MEGABYTES } from '@mirante/domain/content/report.ts';
import { MAX_QUOTE_MEGABYTES, quoteExtensions } from '@mirante/domain/investments/quote-load.ts';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { invalidField, Refusal } from './refusal.ts';

const MEGABYTE = 1024 * 1024;
const kinds: Readonly<Record<UploadType, { megabytes: number; extensions: readonly string[] }>> = {
  'application/pdf': { megabytes: MAX_PDF_MEGABYTES, extensions: ['.pdf'] },
  'application/octet-stream': { megabytes: MAX_QUOTE_MEGABYTES, extensions: quoteExtensions },
};
/**
 * The time limit of an upload in milliseconds: 25 MB on a slow line, a year of quotes on a good one. Other requests
 * have a shorter one.
 */
export const UPLOAD_TIMEOUT = 300_000;
const REQUEST_TIMEOUT = 30_000;

/** An uploaded file in a temporary folder, removed after its handling. */
export interface Upload {
  path: string;
  /** The sender's file name, if any. */
  name: string;
  /** Bytes. */
  size: number;
}

/** Accepts `multipart/form-data` with a file of this kind in the calls of this scope. */
export const acceptUploads = async (scope: FastifyInstance, type: UploadType): Promise<void> => {
  await scope.register(multipart, {
    limits: { fileSize: kinds[type].megabytes * MEGABYTE, files: 1, fields: 0, parts: 1 },
    throwFileSizeLimit: false,
  });
};

/**
 * Streams a request's file to disk and passes it to `work`; it is always removed.
 * @throws {Refusal} 415 for another content type; 422 at `file` for a missing, empty or too large one, or one with
 *   another extension; 401 or 403 when the session or its right has ended meanwhile.
 */
export async function withUpload<T>(request: FastifyRequest, work: (upload: Upload) => Promise<T>): Promise<T> {
  if (!request.isMultipart()) throw new Refusal('unsupported_type', 'Envie o arquivo em um formulário.');
  const folder = await mkdtemp(join(tmpdir(), 'upload-'));
  try {
    const upload = await receive(request, join(folder, 'file'));
    // It may have taken minutes.
    const refusal = await request.refusalSince();
    if (refusal) throw refusal;
    return await work(upload);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function receive(request: FastifyRequest, path: string): Promise<Upload> {
  const part = await request.file().catch(unread);
  if (part?.fieldname !== 'file') throw invalidField('file', 'Escolha um arquivo.');
  const { megabytes, extensions } = kinds[request.routeOptions.config.upload!];
  const name = nameOf(part.filename);
  if (name !== '' && !extensions.includes(extname(name).toLowerCase()))
    throw invalidField('file', `O nome do arquivo deve terminar em ${either.format(extensions)}.`);
  const target = createWriteStream(path);
  await pipeline(part.file, target).catch(unread);
  if (part.file.truncated) throw invalidField('file', `O arquivo tem mais de ${megabytes} MB.`);
  if (target.bytesWritten === 0) throw invalidField('file', 'O arquivo está vazio.');
  return { path, name, size: target.bytesWritten };
}

const either = new Intl.ListFormat('pt-BR', { type: 'disjunction' });

const MAX_NAME_LENGTH = 200;
/** Without invisible characters, such as NUL and bidirectional marks. A form need not name its file. */
const nameOf = (given: string | undefined): string =>
  (given ?? '').slice(-MAX_NAME_LENGTH).replaceAll(/\p{C}/gu, '').trim();

/** A truncated or malformed form is the sender's error; one of the disk, such as a full one, is ours. */
const unread = (error: Error): never => {
  if (error instanceof Refusal || 'syscall' in error) throw error;
  throw new Refusal('invalid_request', 'O envio foi interrompido.');
};

/**
 * Ends requests whose body takes too long. Uploads have the server's longer limit, but not once they are answered. What
 * follows an answer is read: a connection that is closed with unread data is reset, and its answer lost.
 */
export function limitSlowBodies(app: FastifyInstance, limit = REQUEST_TIMEOUT): void {
  app.addHook('onRequest', ({ raw, headers, routeOptions }, reply, done) => {
    const hasBody = 'content-length' in headers || 'transfer-encoding' in headers;
    if (!hasBody) return done();
    const limitBody = () => {
      const timer = setTimeout(() => raw.destroy(), limit).unref();
      raw.once('close', () => clearTimeout(timer));
    };
    if (!routeOptions.config.upload) limitBody();
    else reply.raw.once('finish', () => raw.complete || limitBody());
    done();
  });
}
