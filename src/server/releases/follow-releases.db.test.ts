import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#db/client/index.server.ts'
import { eq } from 'drizzle-orm'
import { auditLog, events, releases } from '#db/schema/index.ts'
import { followChanges } from '#domain/changes/index.server.ts'
import { collectRecordChange } from '#domain/publishing/index.server.ts'
import { storeOfKind } from '#domain/records/index.server.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { createTestEvent, systemScope } from '../../../tests/support/factories.ts'
import { openFreshDatabase } from '../../../tests/support/database.ts'
import { followReleases } from './follow-releases.ts'

let database: Database
beforeAll(async () => {
  database = await openFreshDatabase()
})
afterAll(() => database.close())
const store = storeOfKind(recordStores, 'event')
const publicOrigin = 'https://hall.example'
const logger = pino({ level: 'silent' })

describe('Processes that follow releases', () => {
  test('publish one at its minute, once, and let requests of that minute wait for it', async () => {
    const id = await createTestEvent(systemScope(database.db), { title: { de: 'Alt', en: 'Old' } })
    const changes = await followChanges(database, { onError: () => {} })
    const open = () =>
      followReleases({
        database,
        stores: recordStores,
        changes,
        clock: () => new Date(),
        publicOrigin,
        logger,
      })
    const processes = [await open(), await open()]
    const publishAt = new Date(Date.now() + 1500)
    await collectRecordChange({ ...systemScope(database.db), now: new Date() }, store, {
      destination: { publishAt },
      id,
      changes: { title: { de: 'Neu', en: 'New' } },
      language: 'de',
    })
    await changes.catchUp()
    let isBefore = true
    while (isBefore) {
      const title = await titleOf(id)
      isBefore = new Date() < publishAt
      if (isBefore) expect(title).toBe('Alt')
      await wait(50)
    }
    for (const each of processes) await each.settled(new Date())
    expect(await titleOf(id)).toBe('Neu')
    const [release] = await database.db.select().from(releases).where(eq(releases.name, 'Alt'))
    expect(release).toMatchObject({ state: 'published', publishedAt: publishAt })
    const published = await database.db.select().from(auditLog).where(eq(auditLog.action, 'publish'))
    expect(published).toHaveLength(1)
    for (const each of processes) await each.close()
    await changes.close()
  })

  test('publish at their start what was due while none ran', async () => {
    const id = await createTestEvent(systemScope(database.db), { title: { de: 'Alt', en: 'Old' } })
    const early = { ...systemScope(database.db), now: new Date(Date.now() - 120_000) }
    await collectRecordChange(early, store, {
      destination: { publishAt: new Date(Date.now() - 60_000) },
      id,
      changes: { title: { de: 'Neu', en: 'New' } },
      language: 'de',
    })
    const changes = await followChanges(database, { onError: () => {} })
    const releasing = await followReleases({
      database,
      stores: recordStores,
      changes,
      clock: () => new Date(),
      publicOrigin,
      logger,
    })
    await expect.poll(() => titleOf(id)).toBe('Neu')
    await releasing.close()
    await changes.close()
  })
})

async function titleOf(id: number): Promise<string | undefined> {
  const [row] = await database.db.select({ title: events.title }).from(events).where(eq(events.id, id))
  return row?.title.de
}
