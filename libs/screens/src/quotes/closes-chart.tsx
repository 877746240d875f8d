import { day } from '@mirante/domain/format.ts';
import { closePrice } from '@mirante/domain/investments/stock-closes.ts';
import { Chart, LineController, LineElement, PointElement, type ChartOptions } from 'chart.js';
import { CanvasChart } from '../charts/canvas-chart.tsx';
import { chartStyle, usePalette, type Palette } from '../charts/chart-style.ts';

Chart.register(LineController, LineElement, PointElement);

interface Props {
  code: string;
  days: readonly string[];
  /** Adjusted, one per day. */
  prices: readonly number[];
  /** In BRL; otherwise in USD. */
  national: boolean;
}

/** A paper's price over time. Keyboard users have the table. */
export function ClosesChart({ code, days, prices, national }: Props) {
  const palette = usePalette();
  const label = `Preço de ${code} de ${day(days[0])} a ${day(days.at(-1))}`;
  return (
    <CanvasChart
      type="line"
      data={{ labels: days.map(day), datasets: [lineOf(code, prices, palette.s1)] }}
      options={optionsFor(palette, national)}
      height={260}
      label={label}
    />
  );
}

/** A line of one day would be invisible: its only close is a point. */
export const lineOf = (code: string, prices: readonly number[], colour: string) => ({
  label: code,
  data: [...prices],
  borderColor: colour,
  backgroundColor: colour,
  borderWidth: 2,
  pointRadius: prices.length > 1 ? 0 : 3,
  pointHoverRadius: 3,
});

function optionsFor(palette: Palette, national: boolean): ChartOptions<'line'> {
  const look = chartStyle(palette);
  return {
    normalized: true,
    scales: {
      x: look.x,
      y: {
        ...look.y,
        ticks: {
          ...look.y.ticks,
          callback: (value) => closePrice(Number(value), national),
        },
      },
    },
    plugins: {
      tooltip: {
        ...look.tooltip,
        displayColors: false,
        callbacks: { label: ({ dataset, parsed }) => `${dataset.label}: ${closePrice(parsed.y ?? 0, national)}` },
      },
    },
  };
}
