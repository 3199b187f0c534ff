import { requestProblem, Unasked, type Reach } from './public-lookup.ts'
import { requestGuarded } from './request-guarded.ts'

/** How long one request may take, in milliseconds. */
const timeout = 10_000
const maxRedirects = 5
/** Answers to a program that browsers may not get: the page is there. */
const refusals = [401, 402, 403, 405, 406, 407, 408, 418, 425, 426, 429, 451, 999]

export type AskOptions = Reach & {
  /** Says who asks, with the address of the site. */
  userAgent: string
  signal?: AbortSignal
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
    return requestProblem(error)
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

async function ask(
  url: URL,
  method: 'HEAD' | 'GET',
  { userAgent, signal, ...reach }: AskOptions,
): Promise<{ status: number; location: string | undefined }> {
  const answer = await requestGuarded(
    url,
    {
      method,
      headers: { 'User-Agent': userAgent, Accept: '*/*' },
      signal: AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]),
    },
    reach,
  )
  answer.destroy() // only the head is wanted
  return { status: answer.statusCode ?? 0, location: answer.headers.location }
}

function problemOf(status: number): string | null {
  return status < 400 || refusals.includes(status) ? null : String(status)
}
