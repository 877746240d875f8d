import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import type { AnyColumn } from './columns.ts';

/** A table's columns for which the window is wide enough, and the others. */
export function useFittingColumns(columns: readonly AnyColumn[]): readonly [AnyColumn[], AnyColumn[]] {
  const isNarrow = useMediaQuery('(max-width:1199px)', { noSsr: true });
  const isBelowWide = useMediaQuery('(max-width:1399px)', { noSsr: true });
  return useMemo(() => {
    const fits = ({ from }: AnyColumn) => !(from === 'wide' ? isBelowWide : from === 'medium' && isNarrow);
    return [columns.filter(fits), columns.filter((column) => !fits(column))];
  }, [columns, isNarrow, isBelowWide]);
}
