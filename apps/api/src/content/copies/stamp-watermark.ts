import { markBits } from './copy-code.ts';
import { TILE_COLUMNS, DOT_SIZE, HALF_CELL, TILE_ROWS, TINT } from './watermark-pattern.ts';
import type { Box } from './copy-stamp.ts';

const CELL = 2 * HALF_CELL;

/**
 * The mark over a page, as operators of a content stream. The dots of a row are dashes of one line: thousands of squares of their own take a
 * phone's viewer a second a page.
 */
export function watermarkOf(code: string, box: Box): string {
  const bits = markBits(code);
  const lines = Array.from({ length: TILE_ROWS }, (_, row) =>
    [0, 1].map((bit) => linesOf(bits, { row, bit }, box)),
  ).flat();
  return `q /Mark gs ${TINT.join(' ')} RG ${DOT_SIZE} w 0 J\n${lines.join('\n')}\nQ`;
}

/** The dots of one bit in every row that repeats this row of the tile. */
function linesOf(bits: readonly number[], { row, bit }: { row: number; bit: number }, box: Box): string {
  const within = bit * HALF_CELL + HALF_CELL / 2;
  const dots = bits
    .slice(row * TILE_COLUMNS, (row + 1) * TILE_COLUMNS)
    .flatMap((one, column) => (one === bit ? [column * CELL + within - DOT_SIZE / 2] : []));
  const [first] = dots;
  if (first === undefined) return '';
  const dashes = dots.flatMap((dot, n) => [DOT_SIZE, (dots[n + 1] ?? first + TILE_COLUMNS * CELL) - dot - DOT_SIZE]);
  const paths: string[] = [];
  // Rows count downwards, as they are read.
  for (let down = row * CELL; down < box.height; down += TILE_ROWS * CELL) {
    const y = written(box.y + box.height - down - within);
    paths.push(`${written(box.x + first)} ${y} m ${written(box.x + box.width)} ${y} l`);
  }
  return `[${dashes.map(written).join(' ')}] 0 d ${paths.join(' ')} S`;
}

const written = (value: number): string => String(Number(value.toFixed(2)));
