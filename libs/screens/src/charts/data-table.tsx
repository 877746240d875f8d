import { ScrollRegion } from '@mirante/ui-kit/states/scroll-region.tsx';
import type { ComponentProps } from 'react';
import css from './data-table.module.css';

/** Figures as a table, a chart's for example: its head stays in view where it scrolls. */
export const DataTable = ({ children, ...region }: Omit<ComponentProps<typeof ScrollRegion>, 'className'>) => (
  <ScrollRegion {...region} className={css.data}>
    <table aria-label={region.label}>{children}</table>
  </ScrollRegion>
);
