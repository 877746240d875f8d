import { brand } from './brand.ts';

/** The sites whose pages may be shown inside ours: the house's own. The pages' policy names them, and no others load. */
export const framedOrigins: readonly string[] = [
  ...(/^https:\/\/[^/]+/.exec(brand.fundamentals_url) ?? []),
  `https://${brand.infographic_host}`,
  ...brand.embed_hosts.map((host) => `https://${host}`),
];

/** Whether an address is of a site that may be shown inside our pages. */
export const mayBeFramed = (address: string): boolean =>
  framedOrigins.some((origin) => address === origin || address.startsWith(`${origin}/`));

/** Whether an address may be shown in a frame at all: of such a site, or one of our own pages that are made for it. */
export const mayBeEmbedded = (address: string): boolean =>
  /^\/embeds\/[\w-]+\.html$/.test(address) || mayBeFramed(address);

/** Whether an address leads to the house's infographics, which open over the page that names them. */
export const isInfographic = (address: string): boolean => address.startsWith(`https://${brand.infographic_host}/`);
