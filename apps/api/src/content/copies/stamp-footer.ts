import type { PDFFont } from '@cantoo/pdf-lib';
import { writtenCode } from './copy-code.ts';
import type { Box, CopyStamp } from './copy-stamp.ts';

const MARGIN = 14;
const MAX_SIZE = 7;
const MIN_SIZE = 4.5;

/** The footer at the bottom of a page as displayed, over a pale strip; two lines if too long. */
export function footerOf({ code, owner, origin }: CopyStamp, box: Box, font: PDFFont): string {
  const [width] = box.turn % 180 ? [box.height, box.width] : [box.width, box.height];
  const room = Math.max(width - 2 * MARGIN, 40);
  const right = encodable(`${origin} · nº ${writtenCode(code)}`, font);
  const left = encodable(owner, font);
  const long = font.widthOfTextAtSize(`${left}      ${right}`, 1);
  const size = Math.max(MIN_SIZE, Math.min(MAX_SIZE, room / long));
  const isOneLine = long * size <= room;
  const texts = isOneLine
    ? [
        { text: left, x: MARGIN, y: 6 },
        { text: right, x: width - MARGIN - font.widthOfTextAtSize(right, size), y: 6 },
      ]
    : [
        { text: fitting(left, font, room / size), x: MARGIN, y: 7 + size },
        { text: fitting(right, font, room / size), x: MARGIN, y: 5 },
      ];
  const strip = (isOneLine ? 1 : 2) * (size + 2) + 7;
  const lines = texts.map(
    ({ text, x, y }) =>
      `BT /F ${size.toFixed(2)} Tf ${x.toFixed(2)} ${y.toFixed(2)} Td ${font.encodeText(text).toString()} Tj ET`,
  );
  return [
    `q ${uprightOf(box)} cm`,
    `/Foot gs 1 1 1 rg 0 0 ${width.toFixed(2)} ${strip.toFixed(2)} re f`,
    `/Text gs 0.33 0.38 0.4 rg ${lines.join(' ')} Q`,
  ].join('\n');
}

/** Maps from coordinates whose origin is the bottom left corner as displayed. */
function uprightOf({ x, y, width, height, turn }: Box): string {
  if (turn === 90) return `0 1 -1 0 ${x + width} ${y}`;
  if (turn === 180) return `-1 0 0 -1 ${x + width} ${y + height}`;
  if (turn === 270) return `0 -1 1 0 ${x} ${y + height}`;
  return `1 0 0 1 ${x} ${y}`;
}

/** Characters missing in the font lose their accents, or become a question mark. */
function encodable(text: string, font: PDFFont): string {
  const known = new Set(font.getCharacterSet());
  const has = (letter: string) => known.has(letter.codePointAt(0)!);
  return Array.from(text.normalize('NFC'), (letter) => {
    if (has(letter)) return letter;
    const [base = '?'] = letter.normalize('NFD');
    return has(base) ? base : '?';
  }).join('');
}

function fitting(text: string, font: PDFFont, most: number): string {
  if (font.widthOfTextAtSize(text, 1) <= most) return text;
  let cut = text;
  while (cut.length > 1 && font.widthOfTextAtSize(`${cut}…`, 1) > most) cut = cut.slice(0, -1);
  return `${cut.trimEnd()}…`;
}
