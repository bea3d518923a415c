import { expect, it } from 'vitest';
import { addressKey, networkKey } from './network-keys.ts';

it.each([
  ['192.0.2.1', '192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1', '192.0.2.1'],
  ['2001:db8:0:1::1', '2001:db8:0:1', '2001:db8:0'],
  ['2001:DB8:0:1:ffff:ffff:ffff:ffff', '2001:db8:0:1', '2001:db8:0'],
  ['2001:0db8::1', '2001:db8:0:0', '2001:db8:0'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0'],
  ['::1', '0:0:0:0', '0:0:0'],
  ['1:2:3:4::', '1:2:3:4', '1:2:3'],
  ['unknown', 'unknown', 'unknown'],
])('%s has the address key %s and the network key %s', (address, key, network) => {
  expect(addressKey(address)).toBe(key);
  expect(networkKey(address)).toBe(network);
});
