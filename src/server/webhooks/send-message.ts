import { request as requestPlain, type IncomingMessage } from 'node:http'
import { request as requestSecure } from 'node:https'
import { signatureOf } from '#domain/webhooks/index.server.ts'
import { publicLookup, requestProblem, type Reach } from '../guard/public-lookup.ts'

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
  /** Whether messages may go to any machine, also by HTTP: only where somebody tries out receivers. */
  isPrivateAllowed: boolean
}

/**
 * Sends a message to a webhook, signed by each of its secrets, and returns the status of the answer, or why there is none: a code.
 * Redirects are not followed, and nothing that is not on the public internet is connected to.
 */
export async function sendMessage(
  {
    address,
    messageId,
    body,
    secrets,
  }: { address: string; messageId: string; body: string; secrets: string[] },
  { now, userAgent, signal, isPrivateAllowed, ...reach }: SendOptions,
): Promise<Outcome> {
  if (secrets.length === 0) return { problem: 'secret' }
  const url = new URL(address)
  if (url.protocol !== 'https:' && !isPrivateAllowed) return { problem: 'private' }
  const timestamp = Math.floor(now.getTime() / 1000)
  const signatures = secrets.map((secret) => signatureOf(secret, { id: messageId, timestamp, body }))
  const request = url.protocol === 'https:' ? requestSecure : requestPlain
  try {
    const lookup = publicLookup(url, isPrivateAllowed ? { ...reach, isAllowed: () => true } : reach)
    const status = await new Promise<number>((settle, reject) => {
      const sent = request(
        url,
        {
          method: 'POST',
          lookup,
          agent: false,
          signal: AbortSignal.any([AbortSignal.timeout(timeout), signal]),
          headers: {
            'Content-Type': 'application/json',
            'Content-Length': Buffer.byteLength(body),
            'User-Agent': userAgent,
            'webhook-id': messageId,
            'webhook-timestamp': String(timestamp),
            'webhook-signature': signatures.join(' '),
          },
        },
        (answer: IncomingMessage) => {
          const done = () => settle(answer.statusCode ?? 0)
          let length = 0
          answer.on('data', (part: Buffer) => {
            length += part.length
            if (length > maxAnswer) answer.destroy()
          })
          answer.on('close', done)
          answer.on('error', done)
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })
    return { status }
  } catch (error) {
    signal.throwIfAborted()
    return { problem: requestProblem(error) }
  }
}
