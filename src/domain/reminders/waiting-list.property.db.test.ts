import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#db/client/index.server.ts'
import { events, outgoingMails, presaleReminders, waitingLists } from '#db/schema/index.ts'
import { openFreshDatabase } from '../../../tests/support/database.ts'
import { createTestEvent, systemScope, testNow } from '../../../tests/support/factories.ts'
import { notePlacesLeft, tellWaiting, uncountedWave } from './index.server.ts'

/** With connections of their own, so that senders really meet. */
let database: Database
beforeAll(async () => {
  database = await openFreshDatabase()
})
afterAll(() => database.close())

type Step =
  | { kind: 'feed'; places: number | null; isSoldOut: boolean }
  | { kind: 'join' | 'send' | 'send twice' }
  | { kind: 'leave'; which: number }

/** More join than tickets come back, so that it matters who is told. */
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.constant({ kind: 'join' }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('feed'),
      places: fc.option(fc.nat({ max: 4 }), { freq: 8 }),
      isSoldOut: fc.nat({ max: 3 }).map((one) => one === 0),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('send', 'send twice') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave'), which: fc.nat({ max: 5 }) }) },
)

test('However tickets come and go, nobody is told twice, the oldest are told first, and no more than tickets came back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 40 }), (steps) => follow(steps)),
    { numRuns: 40 },
  )
})

async function follow(steps: readonly Step[]): Promise<void> {
  const { db } = database
  const eventId = await createTestEvent(systemScope(db), {
    dateStart: new Date(testNow.getTime() + 90 * 24 * 3_600_000),
    status: 'sold_out',
  })
  for (const table of [outgoingMails, presaleReminders, waitingLists]) await db.delete(table)
  await db.insert(waitingLists).values({ eventId })
  /** Those who wait, the oldest first. */
  const line: string[] = []
  const told: string[] = []
  /** What the shop has said last, those of these places that people know of, and all tickets that ever came back. */
  let places: number | null = 0
  let known: number | null = 0
  let cameBack = 0
  for (const [minute, one] of steps.entries()) {
    const now = new Date(testNow.getTime() + minute * 60_000)
    const scope = systemScope(db, now)
    if (one.kind === 'feed') {
      const said = one.isSoldOut ? 0 : one.places
      // A number that is left out leaves the last one.
      const next: number | null = said ?? (places === 0 ? null : places)
      await db.transaction(async (tx) => {
        await tx
          .update(events)
          .set({ status: one.isSoldOut ? 'sold_out' : null })
          .where(eq(events.id, eventId))
        await notePlacesLeft({ db: tx }, [{ eventId, placesLeft: said }])
      })
      cameBack += risen(places, next)
      if (next !== null) known = known === null ? next : Math.min(known, next)
      places = next
    } else if (one.kind === 'join') {
      const email = `visitor-${minute}@example.org`
      await db
        .insert(presaleReminders)
        .values({ eventId, kind: 'returned_tickets', email, language: 'de', confirmedAt: now })
      line.push(email)
    } else if (one.kind === 'leave') {
      const email = line[one.which]
      if (email === undefined) continue
      line.splice(one.which, 1)
      await db
        .delete(presaleReminders)
        .where(and(eq(presaleReminders.eventId, eventId), eq(presaleReminders.email, email)))
    } else {
      const senders = one.kind === 'send' ? 1 : 3
      await Promise.all(
        Array.from({ length: senders }, () => tellWaiting(scope, { publicOrigin: 'https://hall.example' })),
      )
      told.push(...line.splice(0, risen(known, places)))
      known = places
      const mails = await db.select().from(outgoingMails).orderBy(outgoingMails.id)
      expect(mails.map(({ recipient }) => recipient)).toEqual(told)
      expect(mails.length).toBeLessThanOrEqual(cameBack)
    }
  }
}

/** How many tickets came back between two states of the shop; a number that was not known before says nothing. */
function risen(before: number | null, after: number | null): number {
  if (after === null) return before === 0 ? uncountedWave : 0
  return before === null ? 0 : Math.max(0, after - before)
}
