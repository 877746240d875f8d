import {
  paymentMethodLabels,
  paymentMethodSeries,
  type PaymentMethod,
} from '@mirante/domain/products/payment-method.ts';
import { brl, day } from '@mirante/domain/format.ts';
import { daysOf, revenueByMethod, type Revenue } from '@mirante/domain/house/overview.ts';
import { CanvasChart } from '@mirante/screens/charts/canvas-chart.tsx';
import { chartStyle, usePalette, type Palette } from '@mirante/screens/charts/chart-style.ts';
import type { ColourToken } from '@mirante/domain/house/colours.ts';
import { BarController, BarElement, Chart, type ChartOptions } from 'chart.js';

Chart.register(BarController, BarElement);

interface Props {
  revenue: Revenue;
  height: number;
  /** The chart's description for screen readers. */
  label: string;
  /** Called when a method's segment of a day's bar is clicked. */
  onChoose: (day: string, method: PaymentMethod) => void;
}

/**
 * A stacked bar per day, with a segment per method that links to its payments; keyboard users have the table.
 */
export function RevenueChart({ revenue, height, label, onChoose }: Props) {
  const palette = usePalette();
  const methods = revenueByMethod(revenue);
  const days = daysOf(revenue);
  const datasets = methods.map(({ method, amounts }) => ({
    label: paymentMethodLabels[method],
    data: amounts,
    backgroundColor: palette[`s${paymentMethodSeries[method]}` as ColourToken],
    borderColor: palette.surface,
    borderWidth: { top: 1 },
    borderSkipped: false,
    maxBarThickness: 28,
  }));
  return (
    <CanvasChart
      type="bar"
      data={{ labels: days.map((at) => day(at).slice(0, 5)), datasets }}
      options={{
        ...optionsFor(palette),
        onClick: (event, _day, chart) => {
          const pressed = chart.getElementsAtEventForMode(event.native!, 'nearest', { intersect: true }, false);
          for (const { day: at, method } of piecesOf(revenue, pressed)) onChoose(at, method);
        },
      }}
      height={height}
      label={label}
    />
  );
}

/** The clicked bar segments, by their indexes among days and methods. */
export const piecesOf = (
  revenue: Revenue,
  pressed: readonly { index: number; datasetIndex: number }[],
): { day: string; method: PaymentMethod }[] => {
  const [days, methods] = [daysOf(revenue), revenueByMethod(revenue)];
  return pressed
    .slice(0, 1)
    .map(({ index, datasetIndex }) => ({ day: days[index]!, method: methods[datasetIndex]!.method }));
};

const compact = new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 1 });

function optionsFor(palette: Palette): ChartOptions<'bar'> {
  const look = chartStyle(palette);
  return {
    normalized: true,
    onHover: (_event, [any], { canvas }) => {
      canvas.style.cursor = any ? 'pointer' : '';
    },
    scales: {
      x: {
        stacked: true,
        ...look.x,
        ticks: { ...look.x.ticks, autoSkipPadding: 16 },
      },
      y: {
        stacked: true,
        ...look.y,
        ticks: { ...look.y.ticks, callback: (value) => `R$ ${compact.format(Number(value))}` },
      },
    },
    plugins: {
      tooltip: {
        ...look.tooltip,
        usePointStyle: false,
        filter: ({ parsed }) => parsed.y !== 0,
        callbacks: {
          label: ({ dataset, parsed }) => ` ${dataset.label}: ${brl(parsed.y ?? 0)}`,
          footer: (items) => `Total: ${brl(items.reduce((sum, { parsed }) => sum + (parsed.y ?? 0), 0))}`,
        },
      },
    },
  };
}
