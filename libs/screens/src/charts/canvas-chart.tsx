import { fixed } from '@mirante/ui-kit/theme/tokens.ts';
import {
  CategoryScale,
  Chart,
  LinearScale,
  Tooltip,
  type ChartData,
  type ChartOptions,
  type ChartType,
  type DefaultDataPoint,
  type Plugin,
} from 'chart.js';
import { useEffect, useRef } from 'react';
import { Chart as DrawnChart } from 'react-chartjs-2';

Chart.register(CategoryScale, LinearScale, Tooltip);
Chart.defaults.font.family = fixed.sans;
Chart.defaults.animation = false;
Chart.defaults.maintainAspectRatio = false;
Chart.defaults.interaction = { ...Chart.defaults.interaction, mode: 'index', intersect: false };

interface Props<Type extends ChartType, Data> {
  type: Type;
  data: ChartData<Type, Data>;
  options: ChartOptions<Type>;
  plugins?: Plugin<Type>[];
  /** In pixels. */
  height: number;
  /** The chart's description for screen readers, which have a table besides. */
  label: string;
}

/** A chart of any type; the caller registers its elements with chart.js. Without animation. */
export function CanvasChart<Type extends ChartType, Data = DefaultDataPoint<Type>>({
  height,
  label,
  ...chart
}: Props<Type, Data>) {
  const drawn = useRef<Chart<Type, Data>>(null);
  useEffect(() => {
    // A canvas keeps the fallback font in which it was drawn.
    const redraw = () => drawn.current?.draw();
    document.fonts.addEventListener('loadingdone', redraw);
    return () => document.fonts.removeEventListener('loadingdone', redraw);
  }, []);
  useEffect(() => {
    // What the pointer shows over the lines is dismissed without moving it (WCAG 1.4.13).
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !drawn.current) return;
      drawn.current.setActiveElements([]);
      drawn.current.tooltip?.setActiveElements([], { x: 0, y: 0 });
      drawn.current.draw();
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, []);
  return (
    <div style={{ position: 'relative', height }}>
      <DrawnChart ref={drawn} role="img" aria-label={label} {...chart} />
    </div>
  );
}
