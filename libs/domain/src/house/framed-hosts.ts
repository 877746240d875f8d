import { brand } from './brand.ts';

/** The sites whose pages may be shown inside ours: the house's own. The pages' policy names them, and no others load. */
export const framedOrigins: readonly string[] = [
  new URL(brand.fundamentals_url).origin,
  `https://${brand.infographic_host}`,
];

/** Whether an address is of a site that may be shown inside our pages. */
export function mayBeFramed(address: string): boolean {
  return URL.canParse(address) && framedOrigins.includes(new URL(address).origin);
}
