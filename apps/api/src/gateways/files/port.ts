import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';

/** Bytes `from` to `to`, both included, of a file that is `size` bytes long. */
export interface FilePart {
  stream: Readable;
  size: number;
  from: number;
  to: number;
}
export interface ByteRange {
  from: number;
  /** Included; the file's end where it is left out or lies beyond it. */
  to?: number | undefined;
}
export interface FileEntry {
  name: string;
  storedAt: Date;
}

/** Where files lie that only some may read. Nothing here has a public address, and nobody but the API reads it. */
export interface Files {
  /** Keeps a copy of a local file. Once it is answered the copy is whole and outlives a crash. */
  put(name: string, path: string): Promise<void>;
  /** A part of it, streamed; the whole without a range. Undefined where there is no such file, or nothing of it in the range. */
  read(name: string, range?: ByteRange): Promise<FilePart | undefined>;
  /** Also of what is gone already. */
  remove(name: string): Promise<void>;
  /** All of them, in no order. */
  list(): AsyncIterable<FileEntry>;
}

/** A name that nobody guesses, and that says nothing of what it names. */
export const newFileName = (): string => randomBytes(24).toString('base64url');

export const isFileName = (name: string): boolean => /^[\w-]{32}$/.test(name);
