import { brand } from '@mirante/domain/house/brand.ts';

/** The mark and the house's name; `bare` is the mark alone, with the name said to readers. */
export const Logo = ({ bare = false }: { bare?: boolean }) => (
  <span className="m-logo">
    <svg
      viewBox="0 0 28 28"
      width="28"
      height="28"
      role={bare ? 'img' : undefined}
      aria-label={bare ? brand.name : undefined}
      aria-hidden={bare ? undefined : true}
    >
      <rect className="m-logo-tile" width="28" height="28" rx="7" />
      <path className="m-logo-line" d="M4.5 20.5 10.6 11l3.6 5.2L17.6 12l5.9 8.5" />
      <circle className="m-logo-sun" cx="19.6" cy="7.6" r="2.5" />
    </svg>
    {!bare && brand.name}
  </span>
);
