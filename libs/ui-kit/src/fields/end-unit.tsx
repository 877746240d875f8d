import InputAdornment from '@mui/material/InputAdornment';
import type { ReactNode } from 'react';

/** What follows the text in an input, such as `%`. */
export const EndUnit = ({ children }: { children: ReactNode }) => (
  <InputAdornment position="end" disableTypography sx={{ pr: 2 }}>
    {children}
  </InputAdornment>
);
