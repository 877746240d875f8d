import { brand } from './brand.ts';

/** The sites whose pages may be shown inside ours: the house's own. The pages' policy names them, and no others load. */
export const framedOrigins: readonly string[] = [
  ...(/^https:\/\/[^/]+/.exec(brand.fundamentals_url) ?? []),
  `https://${brand.infographic_host}`,
];

/** Whether an address is of a site that may be shown inside our pages. */
export const mayBeFramed = (address: string): boolean =>
  framedOrigins.some((origin) => address === origin || address.startsWith(`${origin}/`));
