import ipaddr from 'ipaddr.js';

/** Returns the first `groups` groups of an IPv6 address; a whole IPv4 address, even if mapped. */
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

/** Returns the key of an address. For IPv6 this is the /64, because one visitor has a whole /64. */
export const addressKey = (address: string): string => prefix(address, 4);

/** Returns the key of a network: the /48, an IPv6 customer's largest block, or the IPv4 address. */
export const networkKey = (address: string): string => prefix(address, 3);
