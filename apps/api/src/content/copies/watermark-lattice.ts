import type { Response } from './watermark-response.ts';

/** The possible dot positions: `from + n * step` pixels, along each side. */
interface Lattice {
  x: Comb;
  y: Comb;
}
interface Comb {
  from: number;
  step: number;
}
/** The lattice's nodes: their darkness, and the part of each that could be measured. */
export interface Nodes {
  width: number;
  height: number;
  level: Float32Array;
  weight: Float32Array;
}

/** Pages printed at half or double size are still read. */
const MIN_STEP = 3.6;
const MAX_STEP = 17;
const CANDIDATES = 6;

/** The likeliest lattices, best first: rows and columns of pixels must share one frequency. */
export function latticesOf(response: Response): Lattice[] {
  const [across, down] = [profile(response, 'x'), profile(response, 'y')];
  const fine = 1 / (4 * Math.max(across.length, down.length));
  const scores: { frequency: number; score: number }[] = [];
  for (let frequency = 1 / MAX_STEP; frequency < 1 / MIN_STEP; frequency += fine)
    scores.push({ frequency, score: beat(across, frequency).size * beat(down, frequency).size });
  const peaks = scores.filter(
    ({ score }, i) => score >= (scores[i - 1]?.score ?? 0) && score > (scores[i + 1]?.score ?? 0),
  );
  return peaks
    .toSorted((a, b) => b.score - a.score)
    .slice(0, CANDIDATES)
    .map(({ frequency }) => ({ x: comb(across, frequency, fine), y: comb(down, frequency, fine) }));
}

/** The mean of the measurable values in each column or row, high-pass filtered. */
function profile({ width, height, level, measurable }: Response, along: 'x' | 'y'): Float64Array {
  const length = along === 'x' ? width : height;
  const sum = new Float64Array(length);
  const count = new Float64Array(length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      if (!measurable[i]) continue;
      const at = along === 'x' ? x : y;
      sum[at] = sum[at]! + level[i]!;
      count[at] = count[at]! + 1;
    }
  const mean = sum.map((value, i) => (count[i]! > 20 ? value / count[i]! : 0));
  return mean.map((value, i) => {
    const around = mean.subarray(Math.max(0, i - 12), i + 13);
    // Outliers are clamped.
    return Math.min(value, 40) - around.reduce((total, one) => total + Math.min(one, 40), 0) / around.length;
  });
}

/** The amplitude of a frequency (cycles per pixel) in a profile, and its phase in pixels. */
function beat(profileOf: Float64Array, frequency: number): { size: number; first: number } {
  const turn = 2 * Math.PI * frequency;
  const [stepCos, stepSin] = [Math.cos(turn), Math.sin(turn)];
  let [cos, sin, real, imaginary] = [1, 0, 0, 0];
  for (const value of profileOf) {
    real += value * cos;
    imaginary += value * sin;
    [cos, sin] = [cos * stepCos - sin * stepSin, sin * stepCos + cos * stepSin];
  }
  const angle = Math.atan2(imaginary, real);
  return { size: Math.hypot(real, imaginary), first: (angle < 0 ? angle + 2 * Math.PI : angle) / turn };
}

/** Refines the frequency, so that it still fits at the end of the page. */
function comb(profileOf: Float64Array, near: number, reach: number): Comb {
  let best = near;
  for (let step = reach / 2; step > reach / 200; step /= 2)
    for (const frequency of [best - step, best + step])
      if (beat(profileOf, frequency).size > beat(profileOf, best).size) best = frequency;
  return { from: beat(profileOf, best).first, step: 1 / best };
}

export function nodesOf({ width, height, level, measurable }: Response, { x, y }: Lattice): Nodes {
  const across = Math.floor((width - 1 - x.from) / x.step) + 1;
  const down = Math.floor((height - 1 - y.from) / y.step) + 1;
  const nodes = {
    width: across,
    height: down,
    level: new Float32Array(across * down),
    weight: new Float32Array(across * down),
  };
  const reach = Math.max(1, Math.round(Math.min(x.step, y.step) / 4));
  for (let row = 0; row < down; row += 1)
    for (let column = 0; column < across; column += 1) {
      const [cx, cy] = [Math.round(x.from + column * x.step), Math.round(y.from + row * y.step)];
      let [sum, count, all] = [0, 0, 0];
      for (let py = cy - reach; py <= cy + reach; py += 1)
        for (let px = cx - reach; px <= cx + reach; px += 1) {
          all += 1;
          if (px < 0 || py < 0 || px >= width || py >= height || !measurable[py * width + px]) continue;
          count += 1;
          sum += level[py * width + px]!;
        }
      nodes.level[row * across + column] = count ? sum / count : 0;
      nodes.weight[row * across + column] = count / all;
    }
  return nodes;
}
