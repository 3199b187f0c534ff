import type { RequestListener, Server, ServerOptions } from 'node:http'

/**
 * How long a connection may take, in milliseconds. Node closes those that take longer, so that clients that send or read
 * next to nothing hold neither memory nor connections for long.
 */
export const connectionTimes = {
  /**
   * Longer than the keep-alive timeout of nginx and other proxies (60 s). If the site closed an idle connection first,
   * the proxy might already be sending the next request on it, and the visitor would see an error.
   */
  keepAliveTimeout: 75_000,
  /** From the connection to the end of the first request's headers. */
  headersTimeout: 15_000,
  /** To the end of the body: ten megabytes, the largest file that a form takes, at 300 kbit/s. */
  requestTimeout: 300_000,
  /** How often both are checked. */
  connectionsCheckingInterval: 5000,
} satisfies ServerOptions

/** Without a byte in either direction, for instance while an answer is not read. */
const maxSilence = 60_000
/** More than a full house needs behind a proxy, and less than what exhausts the memory. */
const maxConnections = 10_000

/** Limits what is not an option of `createServer`. */
export function limitConnections(server: Server): void {
  server.timeout = maxSilence
  server.maxConnections = maxConnections
}

/**
 * Answers the requests of one connection one after the other. Node hands over all requests that arrive together
 * (pipelining, RFC 9112, 9.3.2), so that the answers to a thousand of them would be made and kept at once while nobody
 * reads them.
 */
export function inTurns(listener: RequestListener): RequestListener {
  return (request, response) => {
    // A response gets its socket when the responses before it have been sent.
    if (response.socket) listener(request, response)
    else response.once('socket', () => listener(request, response))
  }
}
