import ipaddr from 'ipaddr.js';

/** Shortens an IPv6 address to `groups` groups. Keeps an IPv4 address whole, even a mapped one. */
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

/** For IPv6, the key is the /64, because a visitor usually has a whole /64. */
export const addressKey = (address: string): string => prefix(address, 4);

/** For IPv6, the key is the /48, the largest block that a customer gets; for IPv4, the address. */
export const networkKey = (address: string): string => prefix(address, 3);
