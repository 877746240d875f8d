import { markBits } from './copy-code.ts';
import { cellBit, DOT, HALF, TINT } from './mark-pattern.ts';
import type { Box } from './copy-stamp.ts';

/** The mark over a page, as operators of a content stream: one path, filled once. */
export function markOf(code: string, { x, y, width, height }: Box): string {
  const bits = markBits(code);
  const cell = 2 * HALF;
  const dots: string[] = [];
  for (let row = 0; row * cell < height; row += 1)
    for (let column = 0; column * cell < width; column += 1) {
      const at = cellBit(bits, column, row) * HALF + HALF / 2;
      // Rows count downwards, as they are read.
      const left = x + column * cell + at - DOT / 2;
      const bottom = y + height - row * cell - at - DOT / 2;
      dots.push(`${left.toFixed(2)} ${bottom.toFixed(2)} ${DOT} ${DOT} re`);
    }
  return `q /Mark gs ${TINT.join(' ')} rg\n${dots.join('\n')}\nf Q`;
}
