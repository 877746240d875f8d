import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether an IP address is a public internet address. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.process(address).range() === 'unicast';
}

/** Names of private networks. Source: RFC 6761, RFC 6762, RFC 8375. */
const OWN_NAMES = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa|test|invalid|onion)$/;

/**
 * Whether a URL given by a stranger may be called: https on the default port, with a public-looking host. The resolved
 * address is checked at connection.
 */
export function isPublicUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, port, hostname } = new URL(text);
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (protocol !== 'https:' || username || password || port) return false;
  return isIP(host) ? isPublicAddress(host) : host.includes('.') && !OWN_NAMES.test(host);
}

/**
 * Resolves a name, and fails if any of its addresses is not allowed: the connection uses the checked address (no DNS
 * rebinding).
 */
export const lookupOnly =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (hostname, options, done) => {
    lookUp(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first] = found ?? [];
      if (error) return done(error, '');
      if (!first || !found.every(({ address }) => isAllowed(address))) return done(new PrivateAddress(hostname), '');
      if (options.all) return done(null, found);
      return done(null, first.address, first.family);
    });
  };

export class PrivateAddress extends Error {
  constructor(hostname: string) {
    super(`${hostname} is no public host`);
  }
}
