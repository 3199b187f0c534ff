import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Change } from './stock.ts'

/** Where the website takes reports, and the secret that both share (`whsec_…`). */
export type ReportTo = { address: string; secret: string }

/** The pauses between the attempts, in milliseconds; the website reads the feed in any case. */
const pauses = [0, 1000, 5000]

/** Reports to the website at once that concerts are sold out or have few tickets left, signed as Standard Webhooks describes it. */
export async function reportChanges(
  changes: readonly Change[],
  { address, secret }: ReportTo,
): Promise<void> {
  if (changes.length === 0) return
  const id = `msg_${randomUUID()}`
  const body = JSON.stringify({
    type: 'availability.changed',
    timestamp: new Date().toISOString(),
    data: {
      events: changes.map(({ id: event, status, placesLeft }) => ({
        id: event,
        status,
        places_left: placesLeft,
      })),
    },
  })
  for (const pause of pauses) {
    await setTimeout(pause)
    if (await send({ address, secret, id, body })) return
  }
  console.error(`The ticket shop could not report to ${address}.`)
}

async function send(given: ReportTo & { id: string; body: string }): Promise<boolean> {
  const { address, secret, id, body } = given
  const timestamp = Math.floor(Date.now() / 1000)
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  try {
    const answer = await fetch(address, {
      method: 'POST',
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
      headers: {
        'Content-Type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': `v1,${signature}`,
      },
    })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}
