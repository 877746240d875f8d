import { PDFName, type PDFObject } from '@cantoo/pdf-lib';
import { someDict } from './some-dict.ts';

/**
 * Actions that run a script, open a program or another file, or send data, in the reader's viewer; a rendition does with
 * a script of its own. A file of another computer makes Windows log in there. Source: ISO 32000-1, 12.6.4.
 */
const ACTIONS: ReadonlySet<unknown> = new Set(
  ['JavaScript', 'Launch', 'GoToR', 'GoToE', 'SubmitForm', 'ImportData'].map((action) => PDFName.of(action)),
);
const RENDITION = PDFName.of('Rendition');
const ACTION_TYPE = PDFName.of('S');
const SCRIPT = PDFName.of('JS');
/** Forms whose own description contains scripts. */
const SCRIPTED_FORM = PDFName.of('XFA');

/** Whether an object of a PDF runs code, or reaches beyond its document other than by a link to a page. */
export const runsCode = (object: PDFObject): boolean =>
  someDict(object, (dict) => {
    const action = dict.lookup(ACTION_TYPE);
    return ACTIONS.has(action) || (action === RENDITION && dict.has(SCRIPT)) || dict.has(SCRIPTED_FORM);
  });
