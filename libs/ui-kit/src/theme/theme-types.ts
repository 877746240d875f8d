import type { ThemeOptions } from '@mui/material/styles';

/** Comfortable for clients and buyers, compact for staff. */
export type Density = 'comfortable' | 'compact';

/** Style overrides of MUI's components. */
export type Parts = NonNullable<ThemeOptions['components']>;
