import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { matchesEtag } from '#api/matches-etag.ts'
import { chooseEncoding, encode, encodings, type Encoding } from './encodings.ts'

/** An answer as it is sent: compressed once, sent many times. */
export type Answer = {
  status: number
  /** The headers for all encodings, also for "304 Not Modified". */
  headers: OutgoingHttpHeaders
  contentType: string | undefined
  /** Digest of the uncompressed body; null for answers that are not cached. */
  digest: string | null
  representations: Partial<Record<Encoding, Representation>>
}

/** A body in one encoding, with all its headers. */
type Representation = { headers: OutgoingHttpHeaders; body: Buffer }

/** Headers that belong to one connection or one encoding of the body, and headers that are set again when sending. */
const unpacked = new Set(
  'connection keep-alive transfer-encoding date age content-length content-type etag set-cookie'.split(' '),
)

/**
 * The headers of cached answers. Browsers revalidate before each reuse. A shared cache in front may reuse an answer for
 * one second, because it is not told about changes; one that supports purging uses the tags in `Surrogate-Key`.
 */
const keptHeaders = {
  'cache-control': 'public, max-age=0, s-maxage=1, must-revalidate',
  vary: 'Accept-Encoding, Cookie, Save-Data',
}

/** Reads an answer of the application completely and compresses it. Its headers override `ownHeaders`. */
export async function packResponse(
  response: Response,
  { isKept, ownHeaders }: { isKept: boolean; ownHeaders: Map<string, string> },
): Promise<Answer> {
  const body = Buffer.from(await response.arrayBuffer())
  const bodies = await encode(body, response.headers)
  const headers: OutgoingHttpHeaders = {}
  for (const [name, value] of ownHeaders) headers[name.toLowerCase()] = value
  for (const [name, value] of response.headers) if (!unpacked.has(name)) headers[name] = value
  if (isKept) Object.assign(headers, keptHeaders)
  else {
    const etag = response.headers.get('ETag')
    if (etag !== null) headers['etag'] = bodies.identity ? etag : `W/${etag.replace(/^W\//, '')}`
    if (!bodies.identity) headers['vary'] = [headers['vary'] ?? [], 'Accept-Encoding'].flat().join(', ')
    const cookies = response.headers.getSetCookie()
    if (cookies.length > 0) headers['set-cookie'] = cookies
  }
  const answer: Answer = {
    status: response.status,
    headers,
    contentType: response.headers.get('Content-Type') ?? undefined,
    digest: isKept ? createHash('sha256').update(body).digest('base64url').slice(0, 22) : null,
    representations: {},
  }
  for (const encoding of encodings) {
    const encoded = bodies[encoding]
    if (encoded) answer.representations[encoding] = represent(answer, encoding, encoded)
  }
  return answer
}

function represent(
  { headers, contentType, digest }: Answer,
  encoding: Encoding,
  body: Buffer,
): Representation {
  const own: OutgoingHttpHeaders = { ...headers, 'content-length': body.length }
  if (digest !== null) own['etag'] = encoding === 'identity' ? `"${digest}"` : `"${digest}-${encoding}"`
  if (contentType !== undefined) own['content-type'] = contentType
  if (encoding !== 'identity') own['content-encoding'] = encoding
  return { headers: own, body }
}

/**
 * Sends the answer in the form that the request accepts: compressed or not, with or without a body, or as 304. All
 * headers are written at once, since Node checks and merges each one that was set before.
 */
export function sendAnswer(answer: Answer, request: IncomingMessage, response: ServerResponse): void {
  const { headers, body } = chooseRepresentation(answer, request.headers['accept-encoding'])
  const { etag } = headers
  if (answer.digest !== null && isKnown(request, String(etag), answer.headers['last-modified']))
    response.writeHead(304, withRequestId({ ...answer.headers, etag }, request)).end()
  else {
    response.writeHead(answer.status, withRequestId(headers, request))
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}

function withRequestId(headers: OutgoingHttpHeaders, request: IncomingMessage): OutgoingHttpHeaders {
  const id = request.headers['x-request-id']
  return id === undefined ? headers : { ...headers, 'x-request-id': id }
}

function chooseRepresentation(answer: Answer, accepted: string | undefined): Representation {
  const { identity, gzip } = answer.representations
  const chosen = answer.representations[chooseEncoding(accepted)] ?? identity
  // Very few clients accept neither compressed encoding, so the uncompressed body, the largest of the three, is not
  // cached.
  return chosen ?? represent(answer, 'identity', gzip ? gunzipSync(gzip.body) : Buffer.alloc(0))
}

/**
 * Whether the client has this version already: the ETag decides when the request has one (RFC 9110, 13.1.2 and 13.1.3),
 * weak or strong.
 */
function isKnown({ headers }: IncomingMessage, etag: string, modified: unknown): boolean {
  const { 'if-none-match': header, 'if-modified-since': since } = headers
  if (header === undefined) return since !== undefined && Date.parse(String(modified)) <= Date.parse(since)
  return matchesEtag(header, etag)
}
