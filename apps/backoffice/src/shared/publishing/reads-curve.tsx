import type { ReadsOfDay } from '@mirante/domain/content/content.ts';
import { counted } from '@mirante/crud/list/noun.ts';
import { day, integer } from '@mirante/domain/format.ts';
import { CanvasChart } from '@mirante/screens/charts/canvas-chart.tsx';
import { chartStyle, usePalette, type Palette } from '@mirante/screens/charts/chart-style.ts';
import { Chart, Filler, LineController, LineElement, PointElement, type ChartOptions } from 'chart.js';

Chart.register(Filler, LineController, LineElement, PointElement);

interface Props {
  /** Every day, with the cumulative reads at its end. */
  days: readonly (ReadsOfDay & { total: number })[];
  height: number;
  /** The chart's description for screen readers. */
  label: string;
}

/** Cumulative reads by day. */
export function ReadsCurve({ days, height, label }: Props) {
  const palette = usePalette();
  const line = {
    data: days.map(({ total }) => total),
    borderColor: palette.s1,
    backgroundColor: `${palette.s1}22`,
    borderWidth: 2,
    pointRadius: days.length > 1 ? 0 : 3,
    pointHitRadius: 12,
    fill: true,
  };
  return (
    <CanvasChart
      type="line"
      data={{ labels: days.map((of) => day(of.day).slice(0, 5)), datasets: [line] }}
      options={optionsFor(palette, days)}
      height={height}
      label={label}
    />
  );
}

function optionsFor(palette: Palette, days: Props['days']): ChartOptions<'line'> {
  const look = chartStyle(palette);
  return {
    scales: {
      x: {
        ...look.x,
        ticks: { ...look.x.ticks, autoSkipPadding: 16 },
      },
      y: {
        beginAtZero: true,
        ...look.y,
        ticks: { ...look.y.ticks, maxTicksLimit: 5, precision: 0 },
      },
    },
    plugins: {
      tooltip: {
        ...look.tooltip,
        displayColors: false,
        callbacks: {
          title: ([first]) => (first ? day(days[first.dataIndex]!.day) : ''),
          label: ({ dataIndex }) => {
            const { reads, total } = days[dataIndex]!;
            return `${counted(total, ['leitura', 'leituras'])} até aqui, ${integer(reads)} neste dia`;
          },
        },
      },
    },
  };
}
