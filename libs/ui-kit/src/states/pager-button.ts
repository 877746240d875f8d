/** Props of a pager's button. At the pager's end it keeps the focus, which a disabled one would lose. */
export const pagerButton = <Press>(isAtEnd: boolean, onClick: Press) =>
  isAtEnd ? ({ 'aria-disabled': true, className: 'Mui-disabled' } as const) : { onClick };
