import { PDFArray, PDFDict, PDFStream, type PDFObject } from '@cantoo/pdf-lib';

/** Whether a dictionary of an object passes, itself or in a part; those that it refers to are not looked at. */
export function someDict(object: PDFObject, passes: (dict: PDFDict) => boolean): boolean {
  if (object instanceof PDFStream) return someDict(object.dict, passes);
  if (object instanceof PDFArray) return object.asArray().some((part) => someDict(part, passes));
  if (!(object instanceof PDFDict)) return false;
  return passes(object) || object.values().some((part) => someDict(part, passes));
}
