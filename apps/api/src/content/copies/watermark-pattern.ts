import { MARK_BITS } from './copy-code.ts';

/**
 * The watermark: one faint dot in every cell of a square grid over the whole page. A dot is at its cell's corner for a
 * 0, half a cell further in both directions for a 1; a tile of 9 by 8 cells holds the code with its check bits, and
 * tiles repeat. All dots are on one lattice of half cells, by which a page of unknown scale and crop is located, and a
 * bit is encoded in a dot's position, not its darkness: neither text nor recompression flips it.
 */
export const TILE_COLUMNS = 9;
export const TILE_ROWS = 8;
/** Half a cell, in points. */
export const HALF_CELL = 4;
/** A dot's size, in points. */
export const DOT_SIZE = 0.9;
/** Multiplied with the background: pale on white, invisible on black. Blue carries most, as the eye sees it least. */
export const TINT = [0.96, 0.96, 0.8] as const;

if (TILE_COLUMNS * TILE_ROWS !== MARK_BITS) throw new Error('a tile holds a word');
