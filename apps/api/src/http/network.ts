import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

const HOME_BITS = 64;

/**
 * What a limit counts of an address: an IPv4 address itself, also where it comes as IPv6 (`::ffff:10.0.0.1`), and of IPv6 the
 * network, since one home has more addresses than could be counted. What is no address stays as it is.
 */
export function networkOf(ip: string): string {
  // What most come as, and stays as it is.
  if (isIPv4(ip)) return ip;
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  return address.kind() === 'ipv4'
    ? address.toString()
    : ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/${HOME_BITS}`).toString();
}
