import { lookup as lookUpHost } from 'node:dns/promises'
import { request as requestPlain, type IncomingMessage } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isIP } from 'node:net'
import { isPublicAddress } from './is-public-address.ts'

/** How long one request may take, in milliseconds. */
const timeout = 10_000
const maxRedirects = 5
/** Answers to a program that browsers may not get: the page is there. */
const refusals = [401, 402, 403, 405, 406, 407, 408, 418, 425, 426, 429, 451, 999]

export type AskOptions = {
  /** Says who asks, with the address of the site. */
  userAgent: string
  signal?: AbortSignal
  /** Which addresses may be asked: public ones. */
  isAllowed?: (address: string) => boolean
  /** All addresses of a host. */
  resolve?: (host: string) => Promise<string[]>
}

/**
 * Asks an address of another site whether it can be opened: HEAD, and GET if that is refused; redirects are followed. Returns
 * null, or why not: a status of the server, or the code of a problem. Private addresses are never asked, whichever name or
 * redirect leads to them, because a host's addresses are judged when they are connected to.
 */
export async function askAddress(address: string, options: AskOptions): Promise<string | null> {
  try {
    const status = await follow(address, 'HEAD', options)
    const isSettled = status < 400 || status === 429
    return problemOf(isSettled ? status : await follow(address, 'GET', options))
  } catch (error) {
    options.signal?.throwIfAborted()
    return codeOf(error)
  }
}

/** The status of the last answer. */
async function follow(address: string, method: 'HEAD' | 'GET', options: AskOptions): Promise<number> {
  let next = new URL(address)
  for (let step = 0; step <= maxRedirects; step++) {
    const { status, location } = await ask(next, method, options)
    if (status < 300 || status >= 400 || location === undefined) return status
    next = new URL(location, next)
    if (next.protocol !== 'http:' && next.protocol !== 'https:') throw new Unasked('redirects')
  }
  throw new Unasked('redirects')
}

/** Why nobody was asked, or no answer was waited for. */
class Unasked extends Error {
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

function ask(
  url: URL,
  method: 'HEAD' | 'GET',
  { userAgent, signal, isAllowed = isPublicAddress, resolve = addressesOf }: AskOptions,
): Promise<{ status: number; location: string | undefined }> {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  // Nothing is looked up for a host that is an address itself.
  if (isIP(host) !== 0 && !isAllowed(host)) throw new Unasked('private')
  // What is connected to are these addresses: another look-up could answer differently.
  const lookup: LookupFunction = (name, { all }, callback) => {
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
  const request = url.protocol === 'https:' ? requestSecure : requestPlain
  return new Promise((settle, reject) => {
    const asked = request(
      url,
      {
        method,
        lookup,
        agent: false,
        signal: AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]),
        headers: { 'User-Agent': userAgent, Accept: '*/*' },
      },
      (answer: IncomingMessage) => {
        answer.destroy() // only the head is wanted
        settle({ status: answer.statusCode ?? 0, location: answer.headers.location })
      },
    )
    asked.on('error', reject)
    asked.end()
  })
}

async function addressesOf(host: string): Promise<string[]> {
  return (await lookUpHost(host, { all: true })).map(({ address }) => address)
}

function problemOf(status: number): string | null {
  return status < 400 || refusals.includes(status) ? null : String(status)
}

/** The codes that `broken-link` has words for. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unreachable'
  const code = 'code' in error ? String(error.code) : ''
  if (error instanceof Unasked) return error.code
  if (error.name === 'AbortError' || error.name === 'TimeoutError' || code === 'ETIMEDOUT') return 'timeout'
  if (code === 'ENOTFOUND' || code === 'EAI_NODATA') return 'unknown_host'
  return /CERT|SIGNED|SSL|TLS/.test(code) ? 'certificate' : 'unreachable'
}
