import { lookup as lookUpHost } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { isIP } from 'node:net'
import { isPublicAddress } from './is-public-address.ts'

/** Which addresses are connected to. */
export type Reach = {
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

/**
 * The look-up for a request that must not reach private networks, whichever name leads there: a host's addresses are judged
 * when they are connected to, because another look-up could answer differently. Throws `Unasked` at once for a host that is such
 * an address itself.
 */
export function publicLookup(
  url: URL,
  { isAllowed = isPublicAddress, resolve = addressesOf }: Reach,
): LookupFunction {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  // Nothing is looked up for a host that is an address itself.
  if (isIP(host) !== 0 && !isAllowed(host)) throw new Unasked('private')
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

/** Why a request has failed: a code. */
export function requestProblem(error: unknown): string {
  if (!(error instanceof Error)) return 'unreachable'
  const code = 'code' in error ? String(error.code) : ''
  if (error instanceof Unasked) return error.code
  if (error.name === 'AbortError' || error.name === 'TimeoutError' || code === 'ETIMEDOUT') return 'timeout'
  if (code === 'ENOTFOUND' || code === 'EAI_NODATA') return 'unknown_host'
  return /CERT|SIGNED|SSL|TLS/.test(code) ? 'certificate' : 'unreachable'
}

async function addressesOf(host: string): Promise<string[]> {
  return (await lookUpHost(host, { all: true })).map(({ address }) => address)
}
