interface Props {
  /** Its place among the page's slots, for `early.ts`. */
  fill: string;
  text: string | undefined;
  as?: 'span' | 'b' | 's' | 'h2';
  /** How it looks while it is empty. */
  skeleton?: string;
  className?: string;
}

/**
 * A text that only the server knows. It is empty in the page as built, and may be filled before this code runs: what is
 * found there on hydration is right.
 */
export const Slot = ({ fill, text = '', as: Tag = 'span', skeleton, className = '' }: Props) => (
  <Tag
    data-fill={fill}
    className={`${className} ${skeleton ? `skeleton ${skeleton}` : ''}`.trim() || undefined}
    suppressHydrationWarning
  >
    {text}
  </Tag>
);
