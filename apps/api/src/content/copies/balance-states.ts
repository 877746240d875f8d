import { decodePDFRawStream, PDFArray, PDFName, PDFRawStream, type PDFObject, type PDFPage } from '@cantoo/pdf-lib';

const CONTENTS = PDFName.of('Contents');

/**
 * Makes a page's contents restore exactly the graphics states that they save: viewers are lenient, but what is drawn
 * after them would be scaled, clipped or elsewhere. The page looks as before. Contents that cannot be read are left.
 */
export function balanceStates({ node, doc: { context } }: PDFPage): void {
  const contents = node.Contents();
  if (!contents) return;
  const parts = contents instanceof PDFArray ? contents.asArray() : [node.get(CONTENTS)!];
  // An array of its own, as pages may share one.
  node.set(CONTENTS, context.obj(parts));
  const texts = parts.map((part) => textOf(context.lookup(part)));
  if (!texts.every((text) => text !== undefined)) return;
  const text = texts.join('\n');
  const { open, unmatched } = statesOf(text);
  const restores = ' Q'.repeat(open);
  if (unmatched.length > 0) {
    const bytes = Buffer.from(text + restores, 'latin1');
    for (const place of unmatched) bytes.write(' ', place);
    node.set(CONTENTS, context.obj([context.register(context.flateStream(bytes))]));
  } else if (open > 0) node.set(CONTENTS, context.obj([...parts, context.register(context.stream(restores))]));
}

function textOf(part: PDFObject | undefined): string | undefined {
  if (!(part instanceof PDFRawStream) || part.dict.has(PDFName.of('DecodeParms'))) return undefined;
  try {
    return Buffer.from(decodePDFRawStream(part).decode()).toString('latin1');
  } catch {
    return undefined;
  }
}

/** Comments, hexadecimal texts, names, other words, and the beginning of a text. Source: ISO 32000-1, 7.2. */
const TOKEN = /%[^\r\n]*|<[^<>]*>|\/?[^\0\s()<>[\]{}/%]+|\(/g;
const TEXT_PART = /\\[^]|[()]/g;
const IMAGE_END = /[\0\s]EI(?![^\0\s])/g;

/** How many saved states (`q`) are left open, and the places of each `Q` without one. */
function statesOf(text: string): { open: number; unmatched: number[] } {
  let open = 0;
  const unmatched: number[] = [];
  TOKEN.lastIndex = 0;
  for (let found = TOKEN.exec(text); found; found = TOKEN.exec(text)) {
    const [token] = found;
    if (token === '(') TOKEN.lastIndex = endOfText(text, TOKEN.lastIndex);
    // The bytes of a picture within the contents are no tokens.
    else if (token === 'ID') TOKEN.lastIndex = endOf(IMAGE_END, text, TOKEN.lastIndex);
    else if (token === 'q') open += 1;
    else if (token === 'Q' && open > 0) open -= 1;
    else if (token === 'Q') unmatched.push(found.index);
  }
  return { open, unmatched };
}

/** Texts nest in parentheses. */
function endOfText(text: string, from: number): number {
  TEXT_PART.lastIndex = from;
  let depth = 1;
  for (let found = TEXT_PART.exec(text); found; found = TEXT_PART.exec(text)) {
    if (found[0] === '(') depth += 1;
    if (found[0] === ')') depth -= 1;
    if (depth === 0) return TEXT_PART.lastIndex;
  }
  return text.length;
}

function endOf(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : text.length;
}
