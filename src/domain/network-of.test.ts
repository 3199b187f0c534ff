import { expect, test } from 'vitest'
import { networkOf } from './network-of.ts'

test('an IPv4 address is a network of its own, however it is written', () => {
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7')
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7')
  expect(networkOf('')).toBe('')
})

test('IPv6 addresses of the same 64 bits are one network', () => {
  const network = '2001:db8:1:2::/64'
  for (const address of [
    '2001:db8:1:2::1',
    '2001:0db8:0001:0002:aaaa:bbbb:cccc:dddd',
    '2001:DB8:1:2:ffff::',
    '2001:db8:1:2:3:4:192.0.2.7',
  ])
    expect(networkOf(address), address).toBe(network)
  expect(networkOf('2001:db8:1:3::1')).not.toBe(network)
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
})
