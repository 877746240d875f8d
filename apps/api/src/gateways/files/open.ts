import type { Config } from '../../config.ts';
import { diskFiles } from './disk.ts';
import type { Files } from './port.ts';
import { s3Files } from './s3.ts';

/** The configured file store. */
export const openFiles = ({ files }: Pick<Config, 'files'>): Files =>
  'folder' in files ? diskFiles(files.folder) : s3Files(files);
