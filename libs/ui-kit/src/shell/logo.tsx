import { brand } from '@mirante/domain/house/brand.ts';
import { mark } from '@mirante/domain/house/mark.ts';

/** The mark and the house's name; `bare` is the mark alone, with the name as its label. */
export const Logo = ({ bare = false }: { bare?: boolean }) => (
  <span className="m-logo">
    <svg
      viewBox={mark.viewBox}
      width={mark.size}
      height={mark.size}
      role={bare ? 'img' : undefined}
      aria-label={bare ? brand.name : undefined}
      aria-hidden={bare ? undefined : true}
    >
      <rect className="m-logo-tile" width={mark.size} height={mark.size} {...mark.tile} />
      <path className="m-logo-line" {...mark.line} />
      <circle className="m-logo-sun" {...mark.sun} />
    </svg>
    {!bare && brand.name}
  </span>
);
