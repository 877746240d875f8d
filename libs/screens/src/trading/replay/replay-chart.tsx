import { enteredLater, stepAt, type Replay, type ReplayStep } from '@mirante/domain/trading/replay.ts';
import { price } from '@mirante/domain/trading/trade-format.ts';
import type { ColourToken } from '@mirante/domain/house/colours.ts';
import {
  Chart,
  LineController,
  LineElement,
  PointElement,
  type ChartDataset,
  type ChartOptions,
  type Plugin,
  type Point,
} from 'chart.js';
import { CanvasChart } from '../../charts/canvas-chart.tsx';
import { chartStyle, usePalette, type Palette } from '../../charts/chart-style.ts';
import { isLong, momentText, spanOf, tickText } from './replay-format.ts';
import { replayLines } from './replay-lines.ts';

Chart.register(LineController, LineElement, PointElement);

interface Props {
  replay: Replay;
  at: number;
  minutes: number;
  hidesLater: boolean;
  height: number;
}

/** The published values before and after the shown moment. Keyboard users have the table. */
export function ReplayChart({ replay, at, minutes, hidesLater, height }: Props) {
  const palette = usePalette();
  const { from, to } = spanOf(replay);
  const long = isLong(replay);
  const late = enteredLater(replay, minutes);
  const band = replay.enteredAt !== undefined && late.at !== null ? { from: replay.enteredAt, to: late.at } : undefined;
  const known = stepAt(replay, at)?.value;
  const label = `Gráfico dos valores publicados de ${momentText(from, long)} a ${momentText(to, long)}. Em ${momentText(at, long)}: ${price(known)}. A tabela tem os valores.`;
  return (
    <CanvasChart
      key={palette.surface}
      type="line"
      data={{ datasets: datasetsOf({ replay, at, hidesLater, late }, palette) }}
      options={optionsFor(palette, { from, to, long, at, band })}
      plugins={[momentMarks]}
      height={height}
      label={label}
    />
  );
}

interface Shown extends Pick<Props, 'replay' | 'at' | 'hidesLater'> {
  late: ReturnType<typeof enteredLater>;
}

function datasetsOf({ replay, at, hidesLater, late }: Shown, palette: Palette): ChartDataset<'line', Point[]>[] {
  const { to } = spanOf(replay);
  const until = hidesLater ? at : to;
  const line = (
    label: string,
    colour: ColourToken,
    data: Point[],
    more: object = {},
  ): ChartDataset<'line', Point[]> => ({
    label,
    data,
    stepped: true,
    borderColor: palette[colour],
    backgroundColor: palette[colour],
    borderWidth: 1.5,
    pointRadius: 0,
    pointHoverRadius: 3,
    ...more,
  });
  const pointsOf = (field: 'value' | 'entry' | 'stop' | 'target' | 'rp', range: { from: number; to: number }) =>
    stepped(replay.steps, field, range);
  const marks = late.at !== null && late.value !== null && late.at <= until ? [{ x: late.at, y: late.value }] : [];
  return [
    line('Até o instante', 'brand-text', pointsOf('value', { from: 0, to: at }), { borderWidth: 2.5 }),
    ...(hidesLater ? [] : [line('Depois', 'ink-off', pointsOf('value', { from: at, to }), { borderWidth: 2 })]),
    ...replayLines.map(({ field, label, colour, dash }) =>
      line(label, colour, pointsOf(field, { from: 0, to: until }), { borderDash: [...dash] }),
    ),
    line('Entrada depois', 'sun', marks, {
      pointRadius: 6,
      borderWidth: 3,
      pointBackgroundColor: palette.surface,
      order: -1,
    }),
  ];
}

/** The values in a range, as the corners of a stepped line. */
function stepped(
  steps: readonly ReplayStep[],
  field: 'value' | 'entry' | 'stop' | 'target' | 'rp',
  { from, to }: { from: number; to: number },
): Point[] {
  const before = steps.findLast(({ at }) => at <= from);
  const within = steps.filter(({ at }) => at > from && at <= to);
  const last = within.at(-1) ?? before;
  const points = [
    ...(before ? [{ x: from, y: before[field] }] : []),
    ...within.map((step) => ({ x: step.at, y: step[field] })),
    ...(last ? [{ x: to, y: last[field] }] : []),
  ];
  return points.map(({ x, y }) => ({ x, y: y ?? Number.NaN }));
}

interface Moments {
  from: number;
  to: number;
  long: boolean;
  at: number;
  band: { from: number; to: number } | undefined;
}

/** Marks the shown moment, and the delay of a late entry. */
const momentMarks: Plugin<'line', { at: number; band?: Moments['band']; colour: string; soft: string }> = {
  id: 'moments',
  beforeDatasetsDraw({ ctx, chartArea: { top, bottom }, scales }, _args, { at, band, colour, soft }) {
    const placeOf = (moment: number) => scales.x!.getPixelForValue(moment);
    ctx.save();
    if (band) {
      ctx.fillStyle = soft;
      ctx.fillRect(placeOf(band.from), top, placeOf(band.to) - placeOf(band.from), bottom - top);
    }
    ctx.fillStyle = colour;
    ctx.fillRect(placeOf(at) - 1, top, 2, bottom - top);
    ctx.restore();
  },
};

function optionsFor(palette: Palette, { from, to, long, at, band }: Moments): ChartOptions<'line'> {
  const look = chartStyle(palette);
  return {
    interaction: { mode: 'nearest', axis: 'x', intersect: false },
    scales: {
      x: {
        type: 'linear',
        min: from,
        max: Math.max(to, from + 1),
        ...look.x,
        ticks: {
          ...look.x.ticks,
          maxTicksLimit: 7,
          callback: (value) => tickText(Number(value), long),
        },
      },
      y: {
        grace: '6%',
        ...look.y,
        ticks: {
          ...look.y.ticks,
          callback: (value) => price(Number(value)).replace(/,?0+$/, ''),
        },
      },
    },
    plugins: {
      moments: { at, band, colour: palette['brand-text'], soft: palette['sun-soft'] },
      tooltip: {
        ...look.tooltip,
        callbacks: {
          title: (items) => momentText(items[0]?.parsed.x ?? at, long),
          label: ({ dataset, parsed }) => ` ${dataset.label}: ${price(parsed.y)}`,
        },
      },
    } as ChartOptions<'line'>['plugins'] & object,
  };
}
