import type { IncomingMessage } from 'node:http'
import { signatureOf } from '#domain/webhooks/index.server.ts'
import { isPrivateHost } from '../guard/private-hosts.ts'
import { requestProblem, type Reach } from '../guard/public-lookup.ts'
import { requestGuarded } from '../guard/request-guarded.ts'

/** How long a receiver may take, in milliseconds, as Standard Webhooks suggests. */
const timeout = 15_000
/** The most that is read of an answer, in bytes; what it says does not matter. */
const maxAnswer = 64 * 1024

export type Outcome = { status: number } | { problem: string }

export type SendOptions = Reach & {
  now: Date
  /** Says who sends, with the address of the site. */
  userAgent: string
  signal: AbortSignal
}

/**
 * Sends a message to a webhook, signed by each of its secrets, and returns the status of the answer, or why there is none: a code.
 * Redirects are not followed, and nothing that is not on the public internet is connected to, but for the hosts that may be
 * private, which may also be plain HTTP.
 */
export async function sendMessage(
  {
    address,
    messageId,
    body,
    secrets,
  }: { address: string; messageId: string; body: string; secrets: string[] },
  { now, userAgent, signal, ...reach }: SendOptions,
): Promise<Outcome> {
  if (secrets.length === 0) return { problem: 'secret' }
  const url = new URL(address)
  if (url.protocol !== 'https:' && !isPrivateHost(url, reach.privateHosts)) return { problem: 'private' }
  const timestamp = Math.floor(now.getTime() / 1000)
  const signatures = secrets.map((secret) => signatureOf(secret, { id: messageId, timestamp, body }))
  try {
    const answer = await requestGuarded(
      url,
      {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
          'User-Agent': userAgent,
          'webhook-id': messageId,
          'webhook-timestamp': String(timestamp),
          'webhook-signature': signatures.join(' '),
        },
        body,
        signal: AbortSignal.any([AbortSignal.timeout(timeout), signal]),
      },
      reach,
    )
    await readAway(answer)
    return { status: answer.statusCode ?? 0 }
  } catch (error) {
    signal.throwIfAborted()
    return { problem: requestProblem(error) }
  }
}

/** Waits for the end of an answer, which is cut off if it is long. */
async function readAway(answer: IncomingMessage): Promise<void> {
  let length = 0
  await new Promise<void>((done) => {
    answer.on('data', (part: Buffer) => {
      length += part.length
      if (length > maxAnswer) answer.destroy()
    })
    answer.on('close', done)
    answer.on('error', () => done())
  })
}
