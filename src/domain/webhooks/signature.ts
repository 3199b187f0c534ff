/** Signatures of messages as Standard Webhooks describes them (https://www.standardwebhooks.com). */
import { createHmac, timingSafeEqual } from 'node:crypto'

type SignedMessage = {
  /** `webhook-id` */
  id: string
  /** `webhook-timestamp`: in seconds. */
  timestamp: number
  body: string
}

const prefix = 'whsec_'
/** How far the clocks of both sides may be apart, in seconds. */
const tolerance = 300

/** The signature of a message by a secret of the form `whsec_` and base64. */
export function signatureOf(secret: string, { id, timestamp, body }: SignedMessage): string {
  const key = Buffer.from(secret.startsWith(prefix) ? secret.slice(prefix.length) : secret, 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}

/** Whether one of the signatures in `webhook-signature` is that of the message, and the message is not old. */
export function verifySignature(
  secret: string,
  message: SignedMessage,
  { signatures, now }: { signatures: string; now: Date },
): boolean {
  const { timestamp } = message
  if (!Number.isSafeInteger(timestamp) || Math.abs(now.getTime() / 1000 - timestamp) > tolerance) return false
  const wanted = Buffer.from(signatureOf(secret, message))
  return signatures
    .split(' ', 20)
    .some((given) => given.length === wanted.length && isSame(Buffer.from(given), wanted))
}

function isSame(given: Buffer, wanted: Buffer): boolean {
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
