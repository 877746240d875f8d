import { type Brand, brand } from './brand.ts';

/** The sites that may be framed in our pages: the house's own. The Content-Security-Policy allows no others. */
export const framedOrigins: readonly string[] = [
  ...[brand.fundamentals_url, brand.infographics_url].flatMap((url) => /^https:\/\/[^/]+/.exec(url) ?? []),
  ...brand.embed_hosts.map((host) => `https://${host}`),
];

/** Whether an address is of a site that may be framed. */
export const mayBeFramed = (address: string): boolean =>
  framedOrigins.some((origin) => address === origin || address.startsWith(`${origin}/`));

/** Whether an address may be embedded: it is of such a site, or one of our own embed pages. */
export const mayBeEmbedded = (address: string): boolean =>
  /^\/embeds\/[\w-]+\.html$/.test(address) || mayBeFramed(address);

/**
 * Whether a complete address is one of the house's infographics, which open over the page that links to them. The
 * origin is the client area's.
 */
export const isInfographic = (
  address: string,
  origin: string,
  { infographics_url: url }: Infographics = brand,
): boolean => address.startsWith(url.startsWith('/') ? `${origin}${url}` : url);
type Infographics = Pick<Brand, 'infographics_url'>;
