import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

const HOME_BITS = 64;

/**
 * The key of an address for rate limits: an IPv4 address, also when IPv4-mapped (`::ffff:10.0.0.1`), and an IPv6
 * network, as one home has countless addresses. Anything else is unchanged.
 */
export function networkOf(ip: string): string {
  // The common case.
  if (isIPv4(ip)) return ip;
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address.kind() === 'ipv4'
    ? address.toString()
    : ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/${HOME_BITS}`).toString();
}
