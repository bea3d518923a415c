import ipaddr from 'ipaddr.js';

/** Returns the first `groups` of an IPv6 address, or a whole IPv4 address, even if IPv6-mapped. */
const prefix = (address: string, groups: number): string => {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? parsed.parts
        .slice(0, groups)
        .map((part) => part.toString(16))
        .join(':')
    : parsed.toString();
};

/** Returns what counts as one address: for IPv6 a /64, because one visitor has all of it. */
export const addressKey = (address: string): string => prefix(address, 4);

/** Returns the /48, the most that an IPv6 customer gets. An IPv4 address is its own network. */
export const networkKey = (address: string): string => prefix(address, 3);
