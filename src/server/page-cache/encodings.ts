import { parseAccept } from 'hono/utils/accept'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** In the order in which the house likes to send them. */
const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** What is smaller fits into one packet anyway, in bytes. */
const threshold = 1024

/**
 * A millisecond of work for a page, like gzip's. Quality 9 takes ten times as long for 2 % less, 11 a hundred times for 11 %:
 * at every change the first visitor would wait for it, or a second round be needed.
 */
const quality = 5

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** What an Accept-Encoding header likes best; of what it likes alike, the smallest. */
export function chooseEncoding(header: string | undefined): Encoding {
  const accepted = new Map(parseAccept(header ?? '').map(({ type, q }) => [type.toLowerCase(), q]))
  // Plain text is always understood, but nobody's favourite unless they say so.
  const likingOf = (name: Encoding) =>
    accepted.get(name) ?? accepted.get('*') ?? (name === 'identity' ? Number.MIN_VALUE : 0)
  const [best] = encodings.toSorted((a, b) => likingOf(b) - likingOf(a))
  return best && likingOf(best) > 0 ? best : 'identity'
}

/** A body in the encodings in which it is kept: both compressed ones, or, where that gains nothing, only as it is. */
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

/** Node cuts small buffers out of blocks of 64 KB; one that is kept for long keeps all of its block. */
function toOwnMemory(part: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(part.length)
  part.copy(own)
  return own
}
