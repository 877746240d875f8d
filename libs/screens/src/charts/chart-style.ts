import { useColorScheme } from '@mui/material/styles';
import { colours, type ColourToken } from '@mirante/domain/house/colours.ts';
import { useSyncExternalStore } from 'react';

export type Palette = Readonly<Record<ColourToken, string>>;

/** The current scheme's colours, for canvas drawings; the light ones on paper. */
export function usePalette(): Palette {
  const { mode, systemMode } = useColorScheme();
  const isPrinted = useSyncExternalStore(onPrint, () => matchMedia('print').matches);
  return colours[!isPrinted && (mode === 'system' ? systemMode : mode) === 'dark' ? 'dark' : 'light'];
}

function onPrint(changed: () => void): () => void {
  const print = matchMedia('print');
  print.addEventListener('change', changed);
  return () => print.removeEventListener('change', changed);
}

/** The shared chart.js style: the axes' lines and colours, and the tooltip. */
export const chartStyle = (palette: Palette) => ({
  x: {
    grid: { display: false },
    border: { color: palette['line-strong'] },
    ticks: { color: palette['ink-3'], maxRotation: 0, autoSkipPadding: 24 },
  },
  y: {
    grid: { color: palette.line },
    border: { display: false },
    ticks: { color: palette['ink-3'], maxTicksLimit: 6 },
  },
  tooltip: {
    backgroundColor: palette.deep,
    titleColor: palette['on-deep'],
    bodyColor: palette['on-deep'],
    footerColor: palette['on-deep'],
    padding: 10,
    cornerRadius: 6,
    boxPadding: 4,
  },
});
