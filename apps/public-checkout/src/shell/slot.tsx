interface Props {
  /** Its name among the page's slots, for `early.ts`. */
  fill: string;
  text: string | undefined;
  as?: 'span' | 'b' | 's' | 'h2';
  /** The skeleton's class while it is empty. */
  skeleton?: string;
  className?: string;
}

/**
 * A text that only the server knows. It is empty in the prerendered page, and may be filled before hydration, which
 * keeps it.
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
