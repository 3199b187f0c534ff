/** The slowest accepted transfer: so many bytes within so many milliseconds. That is 53 kbit/s. */
const slowest = { bytes: 100_000, milliseconds: 15_000 }

/** A client has sent less than it has to. */
export class TooSlow extends Error {}

/**
 * Passes a body on as long as it arrives fast enough, so that a slow client can't hold a place for long. Only the time
 * counts in which the client is waited for, not that in which its bytes are stored. Throws TooSlow.
 */
export async function* keepPace(
  body: AsyncIterable<Uint8Array>,
  { bytes, milliseconds } = slowest,
): AsyncGenerator<Uint8Array> {
  const chunks = body[Symbol.asyncIterator]()
  let waited = 0
  let received = 0
  for (;;) {
    const startedAt = performance.now()
    const next = await within(milliseconds - waited, chunks.next())
    waited += performance.now() - startedAt
    if (next.done) return
    received += next.value.byteLength
    if (received >= bytes) [waited, received] = [0, 0]
    yield next.value
  }
}

async function within<Result>(milliseconds: number, promise: Promise<Result>): Promise<Result> {
  const { promise: end, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new TooSlow()), milliseconds)
  try {
    return await Promise.race([promise, end])
  } finally {
    clearTimeout(timer)
    promise.catch(() => {}) // it may still fail when the connection is closed
  }
}
