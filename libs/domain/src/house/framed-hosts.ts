import { brand } from './brand.ts';

/** The sites that may be framed in our pages: the house's own. The Content-Security-Policy allows no others. */
export const framedOrigins: readonly string[] = [
  ...(/^https:\/\/[^/]+/.exec(brand.fundamentals_url) ?? []),
  `https://${brand.infographic_host}`,
  ...brand.embed_hosts.map((host) => `https://${host}`),
];

/** Whether an address is of a site that may be framed. */
export const mayBeFramed = (address: string): boolean =>
  framedOrigins.some((origin) => address === origin || address.startsWith(`${origin}/`));

/** Whether an address may be embedded: it is of such a site, or one of our own embed pages. */
export const mayBeEmbedded = (address: string): boolean =>
  /^\/embeds\/[\w-]+\.html$/.test(address) || mayBeFramed(address);

/** Whether an address is one of the house's infographics, which open over the page that links to them. */
export const isInfographic = (address: string): boolean => address.startsWith(`https://${brand.infographic_host}/`);
