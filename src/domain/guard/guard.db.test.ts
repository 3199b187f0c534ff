import { describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { auditLog, events, findings } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'
import { recordChange } from '../changes/index.server.ts'
import { countRounds, watchStatements } from '../../../tests/support/count-rounds.ts'
import { openFreshDatabase, useTestDatabase } from '../../../tests/support/database.ts'
import { createAuthor, later } from '../../../tests/support/drafts.ts'
import {
  createHouse,
  createTestEvent,
  staffScope,
  systemScope,
  visitorScope,
} from '../../../tests/support/factories.ts'
import {
  acceptFinding,
  checkChanges,
  checkEverything,
  checkSubject,
  isOutdated,
  listFindings,
  listRules,
  switchRule,
} from './index.server.ts'

const database = useTestDatabase()
const soon = new Date('2026-12-12T18:30:00Z')

const system = () => systemScope(database.db)
const open = async (rule?: string, scope: Scope = system()) =>
  (await listFindings(scope, { state: 'open', rule }, 'de')).items
const accepted = async () => (await listFindings(system(), { state: 'accepted' }, 'de')).items

/** An event that lacks nothing but a price. */
function createUnpriced(scope: Scope): Promise<number> {
  return createTestEvent(scope, { dateStart: soon, durationMinutes: 90 })
}

describe('A finding', () => {
  test('says what is wrong, and leads to the field', async () => {
    const id = await createUnpriced(system())
    await checkEverything(system())
    expect(await open()).toMatchObject([
      {
        rule: 'missing-price',
        severity: 'warning',
        text: 'Preis fehlt',
        detail: '',
        title: 'Ein Abend, 12.12.2026',
        address: `/admin/events/event/${id}#field-price_categories`,
        accepted: null,
      },
    ])
    const [english] = (await listFindings(system(), {}, 'en')).items
    expect(english).toMatchObject({ text: 'The price is missing', title: 'An evening, 12/12/2026' })
  })

  test('about a missing language leads to the text in that language', async () => {
    const subtitle = { de: 'Mit Gästen', en: '' }
    const id = await createTestEvent(system(), { dateStart: soon, subtitle })
    await checkEverything(system())
    expect(await open('missing-english')).toMatchObject([
      { detail: 'Untertitel', address: `/admin/events/event/${id}#field-subtitle.en` },
    ])
  })

  test('is gone when the fault is mended, and keeps the time at which it was found until then', async () => {
    const id = await createUnpriced(system())
    await checkEverything(system())
    await checkEverything(later(system(), 60))
    expect(await open()).toMatchObject([{ foundAt: system().now }])
    await database.db.update(events).set({ priceMin: 1200 }).where(eq(events.id, id))
    await checkEverything(system())
    expect(await open()).toEqual([])
  })

  test('stays accepted as long as it is the same fault, and can be opened again', async () => {
    const anna = await createAuthor(database.db, 'Anna')
    const id = await createUnpriced(system())
    await checkEverything(system())
    const [found] = await open()
    await acceptFinding(anna, found?.findingId ?? 0, 'Der Preis folgt im Januar')
    await checkEverything(system())
    expect(await open()).toEqual([])
    expect(await accepted()).toMatchObject([
      { accepted: { by: 'Anna', at: anna.now, reason: 'Der Preis folgt im Januar' } },
    ])
    await acceptFinding(anna, found?.findingId ?? 0, null)
    expect(await open()).toHaveLength(1)
    const log = await database.db.select().from(auditLog).where(eq(auditLog.subjectKind, 'finding'))
    expect(log.map(({ action }) => action)).toEqual(['accept', 'reopen'])

    await acceptFinding(anna, found?.findingId ?? 0, 'Noch einmal')
    await database.db.update(events).set({ priceMin: 1200 }).where(eq(events.id, id))
    await checkEverything(system())
    await database.db.update(events).set({ priceMin: null }).where(eq(events.id, id))
    await checkEverything(system())
    expect(await open()).toHaveLength(1)
    expect(await accepted()).toEqual([])
  })

  test('of two events is shown at both', async () => {
    const { roomId } = await createHouse(system())
    const draft = { roomId, dateStart: soon, durationMinutes: 90, priceMin: 1200 }
    const one = await createTestEvent(system(), draft)
    const other = await createTestEvent(system(), draft)
    await checkEverything(system())
    const of = async (id: number) =>
      (await listFindings(system(), { subject: { kind: 'event', id } }, 'de')).items.map(({ rule }) => rule)
    expect(await of(one)).toEqual(['hall-conflict'])
    expect(await of(other)).toEqual(['hall-conflict'])
    await database.db.update(events).set({ roomId: null }).where(eq(events.id, one))
    await checkSubject(system(), { kind: 'event', id: one })
    expect(await of(other)).toEqual([])
  })
})

describe('A rule', () => {
  test('that is off finds nothing, and what was accepted comes back with it', async () => {
    const id = await createUnpriced(system())
    await checkEverything(system())
    const [found] = await open()
    await acceptFinding(system(), found?.findingId ?? 0, 'So gewollt')
    const second = await createUnpriced(system())
    await switchRule(system(), 'missing-price', false)
    await checkEverything(system())
    await checkSubject(system(), { kind: 'event', id: second })
    expect([...(await open()), ...(await accepted())]).toEqual([])
    expect((await listRules(system())).filter(({ isOn }) => !isOn).map(({ rule }) => rule.code)).toEqual([
      'missing-price',
    ])
    await switchRule(system(), 'missing-price', true)
    expect(await open()).toMatchObject([{ id: second }])
    expect(await accepted()).toMatchObject([{ id }])
  })

  test('is known by its code, and its switch is noted', async () => {
    await expect(switchRule(system(), 'unknown', false)).rejects.toThrow('not_found')
    await switchRule(system(), 'missing-alt', false)
    await switchRule(system(), 'missing-alt', false)
    const log = await database.db.select().from(auditLog).where(eq(auditLog.subjectKind, 'guard_rule'))
    expect(log.map(({ action, subjectId }) => [action, subjectId])).toEqual([['switch_off', 'missing-alt']])
  })

  test('that does not exist any more leaves nothing behind', async () => {
    await database.db
      .insert(findings)
      .values({ rule: 'old-rule', kind: 'event', subjectId: 1, foundAt: soon })
    await checkEverything(system())
    expect(await database.db.$count(findings)).toBe(0)
  })
})

describe('After a change', () => {
  test('the rules run that it concerns', async () => {
    const fresh = await openFreshDatabase() // what is not committed is not in the log
    try {
      const scope = systemScope(fresh.db)
      await checkChanges(scope)
      expect(await isOutdated(scope)).toBe(false)
      await createUnpriced(scope)
      expect(await isOutdated(scope)).toBe(true)
      await checkChanges(scope)
      expect(await isOutdated(scope)).toBe(false)
      expect(await open(undefined, scope)).toMatchObject([{ rule: 'missing-price' }])
      // A change of something else leaves them alone.
      await fresh.db.update(events).set({ priceMin: 1200 })
      await recordChange(scope, 'menu')
      await checkChanges(scope)
      expect(await open(undefined, scope)).toHaveLength(1)
      await recordChange(scope, 'event')
      await checkChanges(scope)
      expect(await open(undefined, scope)).toEqual([])
    } finally {
      await fresh.close()
    }
  })
})

test('visitors see nothing of it, all staff read it, and editors accept', async () => {
  await createUnpriced(system())
  await checkEverything(system())
  const [found] = await open()
  const id = found?.findingId ?? 0
  await expect(listFindings(visitorScope(database.db), {}, 'de')).rejects.toThrow('not_signed_in')
  await expect(listRules(visitorScope(database.db))).rejects.toThrow('not_signed_in')
  expect(await open(undefined, staffScope(database.db, 'author'))).toHaveLength(1)
  await expect(acceptFinding(staffScope(database.db, 'author'), id, 'Ja')).rejects.toThrow('forbidden')
  await expect(switchRule(staffScope(database.db, 'editor'), 'missing-price', false)).rejects.toThrow(
    'forbidden',
  )
  await expect(acceptFinding(system(), id, '  ')).rejects.toThrow('invalid')
  await expect(acceptFinding(system(), id + 1, 'Ja')).rejects.toThrow('not_found')
})

test('the number of statements does not depend on the number of events', async () => {
  watchStatements()
  const fresh = await openFreshDatabase()
  try {
    const scope = systemScope(fresh.db)
    const count = async () => (await countRounds(() => checkEverything(scope))).statements.length
    await createUnpriced(scope)
    const few = await count()
    for (let number = 0; number < 30; number++) await createUnpriced(scope)
    expect(await count()).toBe(few)
    const list = async (pageSize: number) =>
      (await countRounds(() => listFindings(scope, { pageSize }, 'de'))).statements.length
    expect(await list(30)).toBe(await list(1))
  } finally {
    await fresh.close()
  }
})
