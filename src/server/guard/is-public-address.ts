import { BlockList, isIP, isIPv6 } from 'node:net'

/**
 * Whether an IP address belongs to the public internet: neither to this machine, nor to a private network, nor to one that
 * is reserved (the special-purpose registries of IANA).
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false
  return isIPv6(address) ? !reserved.ipv6.check(address, 'ipv6') : !reserved.ipv4.check(address, 'ipv4')
}

// Two lists, because a list judges IPv4 addresses by its IPv6 networks, too.
const reserved = { ipv4: new BlockList(), ipv6: new BlockList() }
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
])
  add(network, 'ipv4')
// Of IPv6 only what is assigned for the public, 2000::/3; the rest is private, local or not in use.
for (const network of [
  '::/3',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16', // 6to4, which contains an IPv4 address
  '3fff::/20',
  '4000::/2',
  '8000::/1',
])
  add(network, 'ipv6')

function add(network: string, family: 'ipv4' | 'ipv6'): void {
  const [address = '', bits] = network.split('/')
  reserved[family].addSubnet(address, Number(bits), family)
}
