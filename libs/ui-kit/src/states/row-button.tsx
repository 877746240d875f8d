import type { ComponentProps } from 'react';
import css from './row-button.module.css';

/** An icon button of a row. Without MUI's: a table may render hundreds. */
export const RowButton = ({ className = '', ...props }: ComponentProps<'button'>) => (
  <button type="button" {...props} className={`${css.button} ${className}`} />
);
