import { isIPv6 } from 'node:net'

/**
 * The network that an address belongs to, for limits: an IPv4 address itself, and the first 64 bits of an IPv6 address,
 * because one connection is given all addresses of such a network.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '').toLowerCase() // without the name of the interface
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)
  if (mapped?.[1]) return mapped[1]
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const before = groupsOf(head)
  const after = tail === undefined ? [] : groupsOf(tail)
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  const first = [...before, ...zeros, ...after].slice(0, 4)
  return `${first.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}

/** The groups of a part; an IPv4 address at its end fills two. */
function groupsOf(part: string): string[] {
  return part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : group === '' ? [] : [group]))
}

/**
 * The network of an address, which limits count; empty when the address does not stand for one visitor. The machine's
 * own address belongs to a proxy that is not trusted to name the visitor (TRUST_PROXY), so that a limit would apply
 * to all visitors together.
 */
export function limitedClient(address: string): string {
  const isOwn = address === '' || address === '::1' || /^(::ffff:)?127\./.test(address)
  return isOwn ? '' : networkOf(address)
}
