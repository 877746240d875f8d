import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';

/** Bytes `from` to `to`, inclusive, of a file of `size` bytes. */
export interface FilePart {
  stream: Readable;
  size: number;
  from: number;
  to: number;
}
export interface ByteRange {
  from: number;
  /** Inclusive; defaults to, and is capped at, the file's end. */
  to?: number | undefined;
}
export interface FileEntry {
  name: string;
  storedAt: Date;
}

/** A private file store: files have no public URL, and only the API reads them. */
export interface Files {
  /** Stores a copy of a local file. Once resolved, it is complete and survives a crash. */
  put(name: string, path: string): Promise<void>;
  /** Streams a range, or the whole file. Undefined without the file, or without bytes in the range. */
  read(name: string, range?: ByteRange): Promise<FilePart | undefined>;
  /** Idempotent. */
  remove(name: string): Promise<void>;
  /** All of them, in no order. */
  list(): AsyncIterable<FileEntry>;
}

/** A random name that reveals nothing. */
export const newFileName = (): string => randomBytes(24).toString('base64url');

export const isFileName = (name: string): boolean => /^[\w-]{32}$/.test(name);
