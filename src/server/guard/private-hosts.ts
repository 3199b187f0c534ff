import { isIP } from 'node:net'
import { isLoopback } from '../net/is-loopback.ts'
import { isPublicAddress } from './is-public-address.ts'

/** Whether the environment names a host as one that may be private. */
export function isPrivateHost(url: URL, privateHosts: readonly string[] = []): boolean {
  return privateHosts.includes(url.hostname) || privateHosts.includes(hostAndPort(url))
}

/** Whether a host is private without a look-up: an address, or a name of the machine itself. */
export function isPrivateByItself(url: URL): boolean {
  return isLoopback(url.hostname) || isPrivateAddress(url, isPublicAddress)
}

/** A host of `PRIVATE_HOSTS` as addresses have it, with a port or without; null for what is none. */
export function readPrivateHost(typed: string): string | null {
  const [, name = '', port = ''] = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i.exec(typed) ?? []
  const url = URL.parse(`http://${name}/`)
  return url && Number(port.slice(1)) <= 65_535 ? url.hostname + port : null
}

/** Whether a host is itself an address that is not allowed. */
export function isPrivateAddress(url: URL, isAllowed: (address: string) => boolean): boolean {
  const host = bareHost(url)
  return isIP(host) !== 0 && !isAllowed(host)
}

/** A host as addresses of IP are written. */
export function bareHost({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1')
}

/** The host with its port, also where an address leaves out the usual one. */
function hostAndPort({ hostname, port, protocol }: URL): string {
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`
}
