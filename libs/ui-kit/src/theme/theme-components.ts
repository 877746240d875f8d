import type { Density, Parts } from './theme-types.ts';
import { buttonParts } from './theme-buttons.ts';
import { fieldParts } from './theme-fields.ts';
import { surfaceParts } from './theme-surfaces.ts';
import { tableParts } from './theme-tables.ts';

/** The style overrides of MUI's components. */
export const componentsOf = (density: Density): Parts => ({
  MuiCssBaseline: {
    styleOverrides: {
      ':root': { '--panel-space': density === 'compact' ? '16px' : '20px' },
      body: { lineHeight: density === 'compact' ? '20px' : '22px', fontVariantNumeric: 'tabular-nums' },
    },
  },
  ...buttonParts(density),
  ...fieldParts(density),
  ...surfaceParts(),
  ...tableParts(density),
});
