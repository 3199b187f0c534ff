import { isIPv4, isIPv6, type BlockList } from 'node:net'
import type { TrustedProxies } from '../net/trusted-proxies.ts'

/** Stands for every client whose proxy names it by something else than an address: all of them share their limits. */
export const unknownClient = 'unknown'

/**
 * The visitor's network address. Each proxy appends the address of its own client to X-Forwarded-For, so that only
 * entries at the end can be trusted: with a number of proxies the entry of the outermost one, with their addresses the
 * last entry that is not one of them. Without proxies the header is ignored.
 */
export function clientAddress(given: {
  socketAddress: string
  forwardedFor: string | undefined
  proxies: TrustedProxies
}): string {
  const { socketAddress, forwardedFor, proxies } = given
  const socket = readAddress(socketAddress) ?? ''
  const entries = forwardedFor?.split(',').map((entry) => readAddress(entry.trim()) ?? unknownClient) ?? []
  if (typeof proxies === 'number')
    return proxies === 0 ? socket : (entries.at(-Math.min(proxies, entries.length)) ?? socket)
  const path = [...entries, socket]
  return path.findLast((address) => !isListed(address, proxies)) ?? path[0] ?? socket
}

/** Whether a connection comes from a trusted proxy, whose headers may be believed. */
export function isFromProxy(socketAddress: string, proxies: TrustedProxies): boolean {
  return typeof proxies === 'number' ? proxies > 0 : isListed(readAddress(socketAddress) ?? '', proxies)
}

function isListed(address: string, proxies: BlockList): boolean {
  return isIPv4(address) ? proxies.check(address) : isIPv6(address) && proxies.check(address, 'ipv6')
}

/** The address of an entry in its usual spelling, without port, brackets and zone; null if there is none. */
function readAddress(entry: string): string | null {
  const bare = /^\[(.*)\](:\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry
  const address = bare.replace(/%.*$/, '')
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return null
  const usual = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(usual) ?? []
  if (high === undefined || low === undefined) return usual
  return [high, low]
    .map((part) => Number.parseInt(part, 16))
    .flatMap((part) => [part >> 8, part & 255])
    .join('.')
}
