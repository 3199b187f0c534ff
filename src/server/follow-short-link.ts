import { shortLinkProvider } from '#blocks/embed-read.ts'

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
  request: typeof fetch = fetch,
): Promise<string | null> {
  const signal = AbortSignal.timeout(timeout)
  let next = address
  for (let step = 0; step < maxSteps && shortLinkProvider(next) !== null; step++) {
    const response = await request(next, { redirect: 'manual', signal, headers: { Accept: 'text/html' } })
    await response.body?.cancel()
    const location = response.headers.get('Location')
    if (location === null || !URL.canParse(location, next)) return null
    next = new URL(location, next).href
  }
  return shortLinkProvider(next) === null ? next : null
}
