import { isIPv6 } from 'node:net';

const ipv4In = (address: string): string | undefined =>
  /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];

/** The first `groups` of an IPv6 address; an IPv4 one, also inside IPv6, as it is. */
const prefix = (address: string, groups: number): string => {
  const ipv4 = ipv4In(address);
  if (ipv4) return ipv4;
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const zeros = address.includes('::') ? Math.max(0, 8 - before.length - after.length) : 0;
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
    .slice(0, groups)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

/** What counts as one address: an IPv6 visitor holds a whole /64, an IPv4 one a single address. */
export const addressKey = (address: string): string => prefix(address, 4);

/** The /48 that a customer of an IPv6 provider gets at most; an IPv4 address is its own network. */
export const networkKey = (address: string): string => prefix(address, 3);
