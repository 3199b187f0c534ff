import { and, asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditLog, castMembers, eventCustomerTags, events, performances } from '#db/schema/index.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { createAuthor } from '../../../tests/support/drafts.ts'
import {
  createHouse,
  createRepertoire,
  createTestEvent,
  systemScope,
  visitorScope,
} from '../../../tests/support/factories.ts'
import { findEvent } from '../events/index.server.ts'
import { copyEvent, listRun } from './index.server.ts'

const database = useTestDatabase()

describe('An event on further evenings', () => {
  test('has the same programme and cast, and dates that have moved along over the change of clocks', async () => {
    const system = systemScope(database.db)
    await createHouse(system)
    const { ensembleId: artistId, workId } = await createRepertoire(system)
    const id = await createTestEvent(system, {
      externalId: '4711-1',
      status: 'sold_out',
      dateStart: new Date('2027-03-18T18:30:00Z'),
      doorsOpen: new Date('2027-03-18T17:30:00Z'),
      ticketSaleFrom: new Date('2026-12-01T09:00:00Z'),
      programme: [{ kind: 'work', workId, cast: [{ artistId }] }],
      cast: [{ artistId, role: { de: 'Klavier', en: 'piano' } }],
    })
    const editor = await createAuthor(database.db, 'Editor', 'editor')
    // The clocks are changed on 28 March.
    const [copy] = await copyEvent(editor, recordStores, id, [new Date('2027-04-01T17:30:00Z')])
    const [stored] = await database.db
      .select()
      .from(events)
      .where(eq(events.id, copy?.id ?? 0))
    expect(stored).toMatchObject({
      runId: id,
      externalId: null,
      status: null,
      isOnline: false,
      source: 'staff',
      doorsOpen: new Date('2027-04-01T16:30:00Z'),
      ticketSaleFrom: new Date('2026-12-15T09:00:00Z'),
    })
    const items = await database.db
      .select()
      .from(performances)
      .where(eq(performances.eventId, copy?.id ?? 0))
    expect(items).toMatchObject([{ workId }])
    const members = await database.db
      .select()
      .from(castMembers)
      .where(eq(castMembers.eventId, copy?.id ?? 0))
      .orderBy(asc(castMembers.id))
    expect(members.map(({ performanceId }) => performanceId)).toEqual([null, items[0]?.id])
    expect(await database.db.select().from(eventCustomerTags)).toEqual([])
    expect(await listRun(editor, id)).toMatchObject([{ id: copy?.id, isOnline: false }])
    expect(await listRun(editor, copy?.id ?? 0)).toMatchObject([{ id }])
    const [entry] = await database.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectKind, 'event'), eq(auditLog.subjectId, String(copy?.id))))
    expect(entry).toMatchObject({ action: 'create', details: { copyOf: id } })
  })

  test('is no event for visitors before it is published', async () => {
    const id = await createTestEvent(systemScope(database.db), {
      dateStart: new Date('2027-03-18T18:30:00Z'),
    })
    const [copy] = await copyEvent(await createAuthor(database.db, 'Editor', 'editor'), recordStores, id, [
      new Date('2027-03-19T18:30:00Z'),
    ])
    expect(await findEvent(visitorScope(database.db), copy?.id ?? 0)).toBeNull()
  })

  test('is refused to authors', async () => {
    const id = await createTestEvent(systemScope(database.db), {})
    const author = await createAuthor(database.db, 'Author', 'author')
    await expect(copyEvent(author, recordStores, id, [new Date()])).rejects.toMatchObject({
      code: 'forbidden',
    })
    await expect(listRun(author, id)).rejects.toMatchObject({ code: 'forbidden' })
  })
})
