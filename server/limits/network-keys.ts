import ipaddr from 'ipaddr.js';

/**
 * Returns the first `groups` groups of an IPv6 address, or a whole IPv4 address, even if it is
 * mapped to IPv6.
 */
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

/**
 * Returns the key of an address. For IPv6, the key is the /64, because a visitor usually has a
 * whole one.
 */
export const addressKey = (address: string): string => prefix(address, 4);

/**
 * Returns the key of a network. For IPv6, the key is the /48, the largest block that a single
 * customer gets. For IPv4, it is the address.
 */
export const networkKey = (address: string): string => prefix(address, 3);
