import { day, signedPercent } from '@mirante/domain/format.ts';
import { Chart, LineController, LineElement, PointElement, type ChartOptions } from 'chart.js';
import { CanvasChart } from '../charts/canvas-chart.tsx';
import { chartStyle, usePalette, type Palette } from '../charts/chart-style.ts';
import { plainPercent } from './figure-text.ts';
import { lineStyles } from './line-styles.ts';
import type { DrawnPeriod } from './series-of.ts';

Chart.register(LineController, LineElement, PointElement);

interface Props {
  period: DrawnPeriod;
  height: number;
  /** The accessible description of the chart. */
  label: string;
}

/** A period's lines, each with its colour and dash pattern. Keyboard users have the table. */
export function PerformanceChart({ period: { days, lines }, height, label }: Props) {
  const palette = usePalette();
  const datasets = lines.map(({ key, label: name, values }) => ({
    label: name,
    data: values,
    borderColor: palette[lineStyles[key].colour],
    backgroundColor: palette[lineStyles[key].colour],
    borderDash: [...lineStyles[key].dash],
    borderWidth: key === 'portfolio' ? 2 : 1.5,
    pointRadius: 0,
    pointHoverRadius: 3,
  }));
  return (
    <CanvasChart
      type="line"
      data={{ labels: days.map(day), datasets }}
      options={optionsFor(palette, days)}
      height={height}
      label={label}
    />
  );
}

const monthName = new Intl.DateTimeFormat('pt-BR', { month: 'short', timeZone: 'UTC' });
const monthOf = (at: string): string =>
  `${monthName.format(new Date(`${at}T00:00:00Z`)).replace('.', '')}/${at.slice(2, 4)}`;

function optionsFor(palette: Palette, days: readonly string[]): ChartOptions<'line'> {
  const look = chartStyle(palette);
  return {
    normalized: true,
    scales: {
      x: {
        ...look.x,
        ticks: {
          ...look.x.ticks,
          maxTicksLimit: 7,
          callback: (_value, place) => (days.length <= 31 ? day(days[place]).slice(0, 5) : monthOf(days[place]!)),
        },
      },
      y: {
        ...look.y,
        ticks: {
          ...look.y.ticks,
          callback: (value) => plainPercent(Number(value)).replace(',00', ''),
        },
      },
    },
    plugins: {
      tooltip: {
        ...look.tooltip,
        filter: ({ parsed }) => parsed.y !== null,
        callbacks: { label: ({ dataset, parsed }) => ` ${dataset.label}: ${signedPercent(parsed.y ?? 0)}` },
      },
    },
  };
}
