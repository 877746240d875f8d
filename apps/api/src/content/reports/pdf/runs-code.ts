import { PDFArray, PDFDict, PDFName, PDFStream, type PDFObject } from '@cantoo/pdf-lib';

/** Actions that run a script or open a program in the reader's viewer. Source: ISO 32000-1, 12.6.4. */
const ACTIONS: ReadonlySet<unknown> = new Set(['JavaScript', 'Launch'].map((action) => PDFName.of(action)));
const ACTION_TYPE = PDFName.of('S');
/** Forms whose own description contains scripts. */
const SCRIPTED_FORM = PDFName.of('XFA');

/** Whether an object of a PDF runs code, itself or in a part; those that it refers to are not looked at. */
export function runsCode(object: PDFObject): boolean {
  if (object instanceof PDFStream) return runsCode(object.dict);
  if (object instanceof PDFArray) return object.asArray().some(runsCode);
  if (!(object instanceof PDFDict)) return false;
  return ACTIONS.has(object.lookup(ACTION_TYPE)) || object.has(SCRIPTED_FORM) || object.values().some(runsCode);
}
