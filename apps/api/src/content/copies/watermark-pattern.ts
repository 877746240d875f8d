import { MARK_BITS } from './copy-code.ts';

/**
 * The mark: one faint dot in every cell of a square grid over the whole page. A dot sits at its cell's corner for a 0, half a cell further in
 * both directions for a 1; a tile of 9 by 8 cells holds the code with its check, and tiles repeat. All dots lie on one lattice of half cells, by which a
 * page of unknown scale and crop is found again, and a cell tells its bit by where its dot is, not by how dark: neither text nor a re-encoding turns it.
 */
export const TILE_COLUMNS = 9;
export const TILE_ROWS = 8;
/** Half a cell, in points of a page at its own scale. */
export const HALF_CELL = 4;
/** A dot's side, in points. */
export const DOT_SIZE = 0.9;
/** Multiplied into what lies below: pale on white, nothing on black. Blue tells most, and the eye sees blue least. */
export const TINT = [0.96, 0.96, 0.8] as const;

if (TILE_COLUMNS * TILE_ROWS !== MARK_BITS) throw new Error('a tile holds a word');
