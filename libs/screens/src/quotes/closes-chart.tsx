import { day } from '@mirante/domain/format.ts';
import { writtenPrice } from '@mirante/domain/investments/stock-closes.ts';
import { chartStyle, usePalette, type Palette } from '@mirante/ui-kit/theme/chart-style.ts';
import { fixed } from '@mirante/ui-kit/theme/tokens.ts';
import {
  CategoryScale,
  Chart,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
  type ChartOptions,
} from 'chart.js';
import { Line } from 'react-chartjs-2';

Chart.register(CategoryScale, LinearScale, LineController, LineElement, PointElement, Tooltip);
Chart.defaults.font.family = fixed.sans;

interface Props {
  code: string;
  days: readonly string[];
  /** Adjusted, one per day. */
  prices: readonly number[];
  /** In BRL; otherwise in USD. */
  national: boolean;
}

/** A paper's price over time. Without animation; keyboard users have the table. */
export function ClosesChart({ code, days, prices, national }: Props) {
  const palette = usePalette();
  const label = `Preço de ${code} de ${day(days[0])} a ${day(days.at(-1))}`;
  const dataset = {
    label: code,
    data: [...prices],
    borderColor: palette.s1,
    backgroundColor: palette.s1,
    borderWidth: 2,
    pointRadius: 0,
    pointHoverRadius: 3,
  };
  return (
    <div style={{ position: 'relative', height: 260 }}>
      <Line
        role="img"
        aria-label={label}
        data={{ labels: days.map(day), datasets: [dataset] }}
        options={optionsFor(palette, national)}
      />
    </div>
  );
}

function optionsFor(palette: Palette, national: boolean): ChartOptions<'line'> {
  const look = chartStyle(palette);
  return {
    animation: false,
    responsive: true,
    maintainAspectRatio: false,
    normalized: true,
    interaction: { mode: 'index', intersect: false },
    scales: {
      x: look.x,
      y: {
        ...look.y,
        ticks: {
          ...look.y.ticks,
          callback: (value) => writtenPrice(Number(value), national),
        },
      },
    },
    plugins: {
      tooltip: {
        ...look.tooltip,
        displayColors: false,
        callbacks: { label: ({ dataset, parsed }) => `${dataset.label}: ${writtenPrice(parsed.y ?? 0, national)}` },
      },
    },
  };
}
