import InputAdornment from '@mui/material/InputAdornment';
import type { ReactNode } from 'react';

/** What follows the text in an input, such as `%`. */
export const EndUnit = ({ children }: { children: ReactNode }) => (
  <InputAdornment position="end" disableTypography style={{ paddingRight: 8 }}>
    {children}
  </InputAdornment>
);
