import { useColorScheme } from '@mui/material/styles';
import { colours, type ColourToken } from './tokens.ts';

export type Palette = Readonly<Record<ColourToken, string>>;

/** The colours of the scheme that is on, for what is drawn on a canvas. */
export function usePalette(): Palette {
  const { mode, systemMode } = useColorScheme();
  return colours[(mode === 'system' ? systemMode : mode) === 'dark' ? 'dark' : 'light'];
}

/** What chart.js draws alike in every chart: the axes' lines and inks, and the box beside the pointer. */
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
