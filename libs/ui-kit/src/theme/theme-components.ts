import type { Components, Theme } from '@mui/material/styles';
import type { Density } from './theme.ts';
import { buttonParts } from './theme-buttons.ts';
import { fieldParts } from './theme-fields.ts';
import { surfaceParts } from './theme-surfaces.ts';
import { tableParts } from './theme-tables.ts';

export type Parts = Components<Omit<Theme, 'components'>>;

/** How each library component looks here. */
export const componentsOf = (density: Density): Parts => ({
  MuiCssBaseline: {
    styleOverrides: {
      body: { lineHeight: density === 'compact' ? '20px' : '22px', fontVariantNumeric: 'tabular-nums' },
    },
  },
  ...buttonParts(density),
  ...fieldParts(density),
  ...surfaceParts(),
  ...tableParts(density),
});
