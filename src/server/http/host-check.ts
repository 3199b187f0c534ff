import type { IncomingMessage, ServerResponse } from 'node:http'

/** The host that a request names; absolute addresses, as proxies send them, count before the header (RFC 9112, 3.2.2). */
function hostOf({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string | undefined {
  return /^https?:\/\//i.test(url) ? URL.parse(url)?.host : headers.host
}

/**
 * Whether a request is addressed to this site. With `publicOrigin` only its own host is; without one any host is, because
 * a site on one's own machine has several names.
 */
export function isForThisSite(
  request: Pick<IncomingMessage, 'url' | 'headers'>,
  publicOrigin: string | undefined,
): boolean {
  const host = hostOf(request)
  if (host === undefined) return false
  if (publicOrigin === undefined) return true
  const { protocol, host: own } = new URL(publicOrigin)
  // The parser removes the default port and writes names in lower case.
  return host === own || URL.parse(`${protocol}//${host}`)?.href === `${publicOrigin}/`
}

/** Whether a request names its host more than once, so that a proxy may have read another one than the site (RFC 9112, 3.2). */
export function namesHostTwice({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.toLowerCase() === 'host') count++
  return count > 1
}

/** Refuses a request with several hosts (400), whose connection ends. */
export function refuseHosts(response: ServerResponse): void {
  response.writeHead(400, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    Connection: 'close',
  })
  response.end('Die Anfrage nennt mehr als einen Host. / The request names more than one host.\n')
}

/** Refuses a request to another host (421), so that no answer can be made or cached for a name that is not ours. */
export function refuseHost(response: ServerResponse): void {
  response.writeHead(421, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end('Diese Adresse gehört nicht zu dieser Website. / This address is not one of this website.\n')
}
