import { lookup as lookUpHost } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { isIP } from 'node:net'
import type { AddressVerdict } from '#domain/scope.ts'
import { isPublicAddress } from './is-public-address.ts'
import { bareHost, isPrivateAddress, isPrivateHost } from './private-hosts.ts'

/** Which hosts may be asked. */
export type Reach = {
  /** Hosts that may be private, as `PRIVATE_HOSTS` names them: a name or an address, with a port or for all of them. */
  privateHosts?: readonly string[]
  /** Public ones. */
  isAllowed?: (address: string) => boolean
  /** All addresses of a host. */
  resolve?: (host: string) => Promise<string[]>
}

/** Why nobody was asked, or no answer was waited for. */
export class Unasked extends Error {
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** How long a host is looked up for somebody who saves its name, in milliseconds. */
const patience = 2000

/**
 * The look-up for a request that must not reach private networks, whichever name leads there: a host's addresses are judged
 * when they are connected to, because another look-up could answer differently. Throws `Unasked` at once for a host that is such
 * an address itself.
 */
export function publicLookup(url: URL, reach: Reach): LookupFunction {
  const { resolve = addressesOf } = reach
  const isAllowed = allowedFor(url, reach)
  // Nothing is looked up for a host that is an address itself.
  if (isPrivateAddress(url, isAllowed)) throw new Unasked('private')
  return (name, { all }, callback) => {
    const find = async () => {
      const addresses = await resolve(name)
      if (addresses.length === 0 || !addresses.every(isAllowed)) throw new Unasked('private')
      return addresses.map((address) => ({ address, family: isIP(address) }))
    }
    const answer = async () => {
      const [outcome] = await Promise.allSettled([find()])
      if (outcome.status === 'rejected') {
        callback(outcome.reason instanceof Error ? outcome.reason : new Unasked('unknown_host'), '', 0)
        return
      }
      const [first] = outcome.value
      if (all) callback(null, outcome.value)
      else callback(null, first?.address ?? '', first?.family)
    }
    void answer()
  }
}

/**
 * Where an address that somebody saves leads now: `private` would be refused by `publicLookup`. A host that can't be looked up
 * counts as public; it is judged again when it is asked.
 */
export async function judgeAddress(address: string, reach: Reach): Promise<AddressVerdict> {
  const url = URL.parse(address)
  if (!url) return 'public'
  if (isPrivateHost(url, reach.privateHosts)) return 'allowed'
  const { resolve = addressesOf } = reach
  const isAllowed = allowedFor(url, reach)
  if (isIP(bareHost(url)) !== 0) return isPrivateAddress(url, isAllowed) ? 'private' : 'public'
  const waiting = AbortSignal.timeout(patience)
  const late = new Promise<string[]>((settle) => {
    waiting.addEventListener('abort', () => settle([]), { once: true })
  })
  const found = await Promise.race([resolve(url.hostname), late]).catch(() => [])
  return found.every(isAllowed) ? 'public' : 'private'
}

/** Why a request has failed: a code. */
export function requestProblem(error: unknown): string {
  if (!(error instanceof Error)) return 'unreachable'
  const code = 'code' in error ? String(error.code) : ''
  if (error instanceof Unasked) return error.code
  if (error.name === 'AbortError' || error.name === 'TimeoutError' || code === 'ETIMEDOUT') return 'timeout'
  if (code === 'ENOTFOUND' || code === 'EAI_NODATA') return 'unknown_host'
  return /CERT|SIGNED|SSL|TLS/.test(code) ? 'certificate' : 'unreachable'
}

function allowedFor(url: URL, { privateHosts, isAllowed = isPublicAddress }: Reach) {
  return isPrivateHost(url, privateHosts) ? () => true : isAllowed
}

async function addressesOf(host: string): Promise<string[]> {
  return (await lookUpHost(host, { all: true })).map(({ address }) => address)
}
