import { and, asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditLog, castMembers, eventCustomerTags, events, performances } from '#db/schema/index.ts'
import { addRecord, storeOfKind } from '#domain/records/index.server.ts'
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
    const [copy] = await copyEvent(editor, recordStores, id, {
      dates: [new Date('2027-04-01T17:30:00Z')],
      sale: 'move',
    })
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

  test('goes on sale with the first one, or as its season has it', async () => {
    const system = systemScope(database.db)
    const { tagId } = await createHouse(system)
    const season = storeOfKind(recordStores, 'season')
    const seasonId = await addRecord(system, season, {
      name: '2031/32',
      sale_from: '2031-05-02T08:00:00.000Z',
      presales: [
        { tag: tagId, days_before: 14 },
        { tag: 999_999, days_before: 7 },
      ],
    })
    const first = new Date('2031-04-01T08:00:00Z')
    const id = await createTestEvent(system, {
      dateStart: new Date('2031-10-03T17:30:00Z'),
      ticketSaleFrom: first,
      seasonId,
    })
    const saleOf = async (sale: 'keep' | 'season') => {
      const dates = [new Date('2031-10-10T17:30:00Z')]
      const [copy] = await copyEvent(system, recordStores, id, { dates, sale })
      const copyId = copy?.id ?? 0
      const [stored] = await database.db.select().from(events).where(eq(events.id, copyId))
      const groups = await database.db
        .select()
        .from(eventCustomerTags)
        .where(eq(eventCustomerTags.eventId, copyId))
      return { from: stored?.ticketSaleFrom, groups: groups.map((one) => [one.tagId, one.presaleDate]) }
    }
    expect(await saleOf('keep')).toEqual({ from: first, groups: [] })
    expect(await saleOf('season')).toEqual({
      from: new Date('2031-05-02T08:00:00Z'),
      groups: [[tagId, new Date('2031-04-18T08:00:00Z')]],
    })
  })

  test('is no event for visitors before it is published', async () => {
    const id = await createTestEvent(systemScope(database.db), {
      dateStart: new Date('2027-03-18T18:30:00Z'),
    })
    const editor = await createAuthor(database.db, 'Editor', 'editor')
    const dates = [new Date('2027-03-19T18:30:00Z')]
    const [copy] = await copyEvent(editor, recordStores, id, { dates, sale: 'keep' })
    expect(await findEvent(visitorScope(database.db), copy?.id ?? 0)).toBeNull()
  })

  test('is refused to authors', async () => {
    const id = await createTestEvent(systemScope(database.db), {})
    const author = await createAuthor(database.db, 'Author', 'author')
    await expect(
      copyEvent(author, recordStores, id, { dates: [new Date()], sale: 'keep' }),
    ).rejects.toMatchObject({
      code: 'forbidden',
    })
    await expect(listRun(author, id)).rejects.toMatchObject({ code: 'forbidden' })
  })
})
