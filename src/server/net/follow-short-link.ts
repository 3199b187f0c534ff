import { shortLinkProvider } from '#blocks/embed-read.ts'
import type { Reach } from '../guard/public-lookup.ts'
import { requestGuarded } from '../guard/request-guarded.ts'

/** How long an editor's save waits for the provider, in milliseconds. */
const timeout = 3000
/** Some short links lead to another one first. */
const maxSteps = 3

/**
 * The address that a provider's short link redirects to; null when the provider does not answer in time, or with
 * none. Only the providers' own short links are requested, and only `Location` is read from the answers.
 */
export async function followShortLink(
  address: string,
  reach: Reach = {},
  request: (...given: Parameters<typeof requestGuarded>) => Promise<Head> = requestGuarded,
): Promise<string | null> {
  const signal = AbortSignal.timeout(timeout)
  let next = address
  for (let step = 0; step < maxSteps && shortLinkProvider(next) !== null; step++) {
    const answer = await request(new URL(next), { headers: { Accept: 'text/html' }, signal }, reach)
    answer.destroy()
    const { location } = answer.headers
    if (location === undefined || !URL.canParse(location, next)) return null
    next = new URL(location, next).href
  }
  return shortLinkProvider(next) === null ? next : null
}

/** What is read of an answer. */
type Head = { headers: { location?: string | undefined }; destroy: () => unknown }
