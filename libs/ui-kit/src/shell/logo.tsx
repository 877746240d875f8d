import { brand } from '@mirante/domain/house/brand.ts';
import { mark } from '@mirante/domain/house/mark.ts';

/** The mark and the house's name. */
export const Logo = () => (
  <span className="m-logo">
    <svg viewBox={mark.viewBox} width={mark.size} height={mark.size} aria-hidden>
      <rect className="m-logo-tile" width={mark.size} height={mark.size} {...mark.tile} />
      <path className="m-logo-line" {...mark.line} />
      <circle className="m-logo-sun" {...mark.sun} />
    </svg>
    {brand.name}
  </span>
);
