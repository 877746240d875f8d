import { day } from '@mirante/domain/format.ts';
import { writtenPrice } from '@mirante/domain/investments/stock-closes.ts';
import { colours, fixed, type ColourToken } from '@mirante/ui-kit/theme/tokens.ts';
import { useColorScheme } from '@mui/material/styles';
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
  /** Adjusted, one for each day. */
  prices: readonly number[];
  /** Whether in BRL. */
  national: boolean;
}

/** A paper's price over time. Nothing moves; for the keyboard, the table does. */
export function ClosesChart({ code, days, prices, national }: Props) {
  const { mode, systemMode } = useColorScheme();
  const palette = colours[(mode === 'system' ? systemMode : mode) === 'dark' ? 'dark' : 'light'];
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

const optionsFor = (palette: Record<ColourToken, string>, national: boolean): ChartOptions<'line'> => ({
  animation: false,
  responsive: true,
  maintainAspectRatio: false,
  normalized: true,
  interaction: { mode: 'index', intersect: false },
  scales: {
    x: {
      grid: { display: false },
      border: { color: palette['line-strong'] },
      ticks: { color: palette['ink-3'], maxRotation: 0, autoSkipPadding: 24 },
    },
    y: {
      grid: { color: palette.line },
      border: { display: false },
      ticks: {
        color: palette['ink-3'],
        maxTicksLimit: 6,
        callback: (value) => writtenPrice(Number(value), national),
      },
    },
  },
  plugins: {
    tooltip: {
      backgroundColor: palette.deep,
      titleColor: palette['on-deep'],
      bodyColor: palette['on-deep'],
      padding: 10,
      cornerRadius: 6,
      displayColors: false,
      callbacks: { label: ({ dataset, parsed }) => `${dataset.label}: ${writtenPrice(parsed.y ?? 0, national)}` },
    },
  },
});
