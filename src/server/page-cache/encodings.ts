import { parseAccept } from 'hono/utils/accept'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** In the server's order of preference. */
export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** Smaller bodies fit into one packet anyway; in bytes. */
const threshold = 1024

/**
 * A millisecond of work per page, like gzip's default. Quality 9 takes ten times as long for 2 % less, 11 a hundred
 * times for 11 %: after every change the first visitor would have to wait for it, or a second pass would be needed.
 */
const quality = 5

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** The encoding that an Accept-Encoding header prefers; among equals, the smallest. */
export function chooseEncoding(header: string | undefined): Encoding {
  const accepted = new Map(parseAccept(header ?? '').map(({ type, q }) => [type.toLowerCase(), q]))
  // Identity is always acceptable, but is only preferred when the header says so.
  const likingOf = (name: Encoding) =>
    accepted.get(name) ?? accepted.get('*') ?? (name === 'identity' ? Number.MIN_VALUE : 0)
  const [best] = encodings.toSorted((a, b) => likingOf(b) - likingOf(a))
  return best && likingOf(best) > 0 ? best : 'identity'
}

/** Encodes a body for the cache: in both compressed encodings, or only as it is when compression gains nothing. */
export async function encode(body: Buffer, headers: Headers): Promise<Partial<Record<Encoding, Buffer>>> {
  const isCompressible =
    body.length >= threshold &&
    !headers.has('Content-Encoding') &&
    COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get('Content-Type') ?? '') &&
    !/\bno-transform\b/i.test(headers.get('Cache-Control') ?? '')
  if (!isCompressible) return { identity: body }
  const [br, gz] = await Promise.all([
    compressBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    compressGzip(body),
  ])
  return { br: toOwnMemory(br), gzip: toOwnMemory(gz) }
}

/**
 * Node allocates small buffers from pools of 64 KB; a small buffer kept for long would keep its whole pool in memory.
 */
function toOwnMemory(part: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(part.length)
  part.copy(own)
  return own
}
