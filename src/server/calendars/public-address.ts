// Which network addresses are public, rather than this machine, its neighbors or its cloud provider's internal network.
import { BlockList, isIP } from 'node:net';

// IANA's special-purpose addresses, including multicast and reserved ranges.
const special4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
// Of IPv6, only global addresses, without the ranges that embed other addresses: Teredo, documentation, 6to4.
const global6: [string, number] = ['2000::', 3];
const special6: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const refused = new BlockList();
for (const [net, bits] of special4) refused.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of special6) refused.addSubnet(net, bits, 'ipv6');
const global = new BlockList();
global.addSubnet(...global6, 'ipv6');

/** Whether an IP address is public. */
export function isPublic(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return !refused.check(address, 'ipv4');
  return kind === 6 && !address.includes('%') && global.check(address, 'ipv6') && !refused.check(address, 'ipv6');
}

/** The IP address in a URL without a host name. URLs normalize every notation to one. */
export function literalIn({ hostname }: URL): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 ? null : bare;
}
