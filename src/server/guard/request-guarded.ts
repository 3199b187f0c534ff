import { request as requestPlain, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { request as requestSecure } from 'node:https'
import { publicLookup, type Reach } from './public-lookup.ts'

export type GuardedRequest = {
  method?: 'GET' | 'HEAD' | 'POST'
  headers: OutgoingHttpHeaders
  body?: string
  signal: AbortSignal
}

/**
 * Sends a request to an address that somebody has typed, and resolves with the answer's head; whoever calls it reads or destroys
 * the body. Private networks are not reached, whichever name leads there (`publicLookup`). Redirects are not followed: each
 * further address is a request of its own.
 */
export function requestGuarded(
  url: URL,
  { method = 'GET', headers, body, signal }: GuardedRequest,
  reach: Reach,
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestSecure : requestPlain
  return new Promise((settle, reject) => {
    const sent = request(
      url,
      { method, headers, signal, agent: false, lookup: publicLookup(url, reach) },
      settle,
    )
    sent.on('error', reject)
    sent.end(body)
  })
}
