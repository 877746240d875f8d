import { PDFName, type PDFObject } from '@cantoo/pdf-lib';
import { someDict } from './some-dict.ts';

/** Of a file specification: the file itself, as of attachments and media. Source: ISO 32000-1, 7.11.3. */
const EMBEDDED = PDFName.of('EF');

/** Whether an object of a PDF brings another file of any kind, which a viewer saves or opens. */
export const attachesFile = (object: PDFObject): boolean => someDict(object, (dict) => dict.has(EMBEDDED));
