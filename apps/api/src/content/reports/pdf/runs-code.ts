import { PDFArray, PDFDict, PDFName, PDFStream, type PDFObject } from '@cantoo/pdf-lib';

/**
 * Actions that run a script or open a program in the reader's viewer; a rendition does with a script of its own.
 * Source: ISO 32000-1, 12.6.4.
 */
const ACTIONS: ReadonlySet<unknown> = new Set(['JavaScript', 'Launch'].map((action) => PDFName.of(action)));
const RENDITION = PDFName.of('Rendition');
const ACTION_TYPE = PDFName.of('S');
const SCRIPT = PDFName.of('JS');
/** Forms whose own description contains scripts. */
const SCRIPTED_FORM = PDFName.of('XFA');

/** Whether an object of a PDF runs code, itself or in a part; those that it refers to are not looked at. */
export function runsCode(object: PDFObject): boolean {
  if (object instanceof PDFStream) return runsCode(object.dict);
  if (object instanceof PDFArray) return object.asArray().some(runsCode);
  if (!(object instanceof PDFDict)) return false;
  const action = object.lookup(ACTION_TYPE);
  const isCode = ACTIONS.has(action) || (action === RENDITION && object.has(SCRIPT)) || object.has(SCRIPTED_FORM);
  return isCode || object.values().some(runsCode);
}
