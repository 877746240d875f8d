import { codeOf, MARK_BITS, syndromeAt, syndromeOf } from './copy-code.ts';
import { TILE_COLUMNS, TILE_ROWS } from './watermark-pattern.ts';
import { responseOf, type Plane } from './watermark-response.ts';
import { latticesOf, nodesOf, type Nodes } from './watermark-lattice.ts';

/** Candidate codes in a page's image, most likely first; those not in the table of copies are noise. */
export function readWatermark(picture: Plane): string[] {
  const response = responseOf(picture);
  const found = new Set<string>();
  for (const lattice of latticesOf(response)) {
    for (const code of decode(nodesOf(response, lattice))) found.add(code);
    if (found.size > 0) break;
  }
  return [...found];
}

/** Tries every rotation, and every start of cells and tiles. */
function decode(nodes: Nodes): string[] {
  const codes: string[] = [];
  let turned = nodes;
  for (let turn = 0; turn < 4; turn += 1) {
    for (const parity of [0, 1, 2, 3]) codes.push(...codesOf(fold(turned, parity & 1, parity >> 1)));
    turned = turn90(turned);
  }
  return codes;
}

/** For each cell of the tile, the evidence for a 1 against a 0. */
function fold({ width, height, level, weight }: Nodes, left: number, top: number): Float64Array {
  const sum = new Float64Array(MARK_BITS);
  for (let row = 0; top + 2 * row + 1 < height; row += 1)
    for (let column = 0; left + 2 * column + 1 < width; column += 1) {
      const zero = (top + 2 * row) * width + left + 2 * column;
      const one = zero + width + 1;
      if (weight[zero]! < 0.7 || weight[one]! < 0.7) continue;
      const place = (row % TILE_ROWS) * TILE_COLUMNS + (column % TILE_COLUMNS);
      sum[place] = sum[place]! + level[one]! - level[zero]!;
    }
  return sum;
}

/** How many of the least certain bits are tried as wrong. */
const DOUBTED = 10;

function codesOf(soft: Float64Array): string[] {
  const codes: string[] = [];
  const order = Array.from(soft.keys()).toSorted((a, b) => Math.abs(soft[a]!) - Math.abs(soft[b]!));
  const doubted = order.slice(0, DOUBTED);
  for (let down = 0; down < TILE_ROWS; down += 1)
    for (let right = 0; right < TILE_COLUMNS; right += 1) {
      const place = (cell: number) =>
        ((Math.floor(cell / TILE_COLUMNS) + down) % TILE_ROWS) * TILE_COLUMNS +
        (((cell % TILE_COLUMNS) + right) % TILE_COLUMNS);
      const bits = Array.from<number>({ length: MARK_BITS }).fill(0);
      for (let cell = 0; cell < MARK_BITS; cell += 1) bits[place(cell)] = soft[cell]! > 0 ? 1 : 0;
      const corrected = correctErrors(bits, doubted.map(place));
      if (corrected && corrected.some((bit) => bit !== corrected[0])) codes.push(codeOf(corrected));
    }
  return codes;
}

/** Flips up to three uncertain bits to make the check valid. */
function correctErrors(bits: number[], doubted: readonly number[]): number[] | undefined {
  const wrong = syndromeOf(bits);
  const turned = (...places: number[]) => bits.map((bit, place) => (places.includes(place) ? 1 - bit : bit));
  if (wrong === 0) return bits;
  for (const [i, a] of doubted.entries()) {
    const one = wrong ^ syndromeAt(a);
    if (one === 0) return turned(a);
    for (let j = i + 1; j < doubted.length; j += 1) {
      const two = one ^ syndromeAt(doubted[j]!);
      if (two === 0) return turned(a, doubted[j]!);
      for (let k = j + 1; k < doubted.length; k += 1)
        if (two === syndromeAt(doubted[k]!)) return turned(a, doubted[j]!, doubted[k]!);
    }
  }
  return undefined;
}

function turn90({ width, height, level, weight }: Nodes): Nodes {
  const turn = (from: Float32Array) => {
    const to = new Float32Array(from.length);
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) to[x * height + (height - 1 - y)] = from[y * width + x]!;
    return to;
  };
  return { width: height, height: width, level: turn(level), weight: turn(weight) };
}
