import ipaddr from 'ipaddr.js';

/** The first `groups` of an IPv6 address; an IPv4 one, also inside IPv6, as it is. */
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

/** The unit that counts as one address: an IPv6 visitor has a whole /64, an IPv4 one a single address. */
export const addressKey = (address: string): string => prefix(address, 4);

/** The /48 that a customer of an IPv6 provider gets at most; an IPv4 address is its own network. */
export const networkKey = (address: string): string => prefix(address, 3);
