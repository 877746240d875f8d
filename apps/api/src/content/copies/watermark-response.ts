/** An image with one value per pixel. */
export interface Plane<A = Uint8Array> {
  width: number;
  height: number;
  values: A;
}
/** How much darker than its surroundings each pixel is, and whether that is measurable: not beside text and lines. */
export interface Response {
  width: number;
  height: number;
  level: Float32Array;
  measurable: Uint8Array;
}

/** Darker pixels are text, not a dot. */
const DARKEST = 75;
/** The radius of a pixel's background, and of a letter's edge. */
const AROUND = 4;
const EDGE = 2;

export function responseOf({ width, height, values }: Plane): Response {
  const background = spread({ width, height, values }, AROUND);
  const dark = new Uint8Array(width * height);
  const level = new Float32Array(width * height);
  for (let i = 0; i < level.length; i += 1) {
    const depth = background[i]! - values[i]!;
    // On a darker background a dot is proportionally paler.
    level[i] = background[i]! < 40 ? 0 : (depth * 255) / background[i]!;
    dark[i] = level[i]! > DARKEST || background[i]! < 40 ? 1 : 0;
  }
  const near = spread({ width, height, values: dark }, EDGE);
  const measurable = new Uint8Array(width * height);
  for (let i = 0; i < measurable.length; i += 1) {
    measurable[i] = near[i] ? 0 : 1;
    if (near[i]) level[i] = 0;
  }
  return { width, height, level, measurable };
}

/** The maximum within a square around each pixel (dilation). */
function spread({ width, height, values }: Plane, reach: number): Uint8Array {
  const pass = (from: Uint8Array, length: number, lines: number, step: number, line: number) => {
    const to = new Uint8Array(from.length);
    for (let n = 0; n < lines; n += 1)
      for (let i = 0; i < length; i += 1) {
        let most = 0;
        const last = Math.min(length - 1, i + reach);
        for (let k = Math.max(0, i - reach); k <= last; k += 1) {
          const value = from[n * line + k * step]!;
          if (value > most) most = value;
        }
        to[n * line + i * step] = most;
      }
    return to;
  };
  return pass(pass(values, width, height, 1, width), height, width, width, 1);
}
