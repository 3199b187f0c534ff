import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { events, mailTexts, outgoingMails, releases, users } from '#db/schema/index.ts'
import { addRecord, changeRecord, storeOfKind } from '#domain/records/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { hallInput } from '#i18n/hall-time.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { createAuthor } from '../../../tests/support/drafts.ts'
import { createTestEvent, systemScope, testNow } from '../../../tests/support/factories.ts'
import { asOf, publishDue } from '../../../tests/support/releases.ts'
import { checkBeforehand, collectRecordChange, tellOfComingReleases } from './index.server.ts'

const database = useTestDatabase()
const hours = (count: number) => new Date(testNow.getTime() + count * 3_600_000)
const store = storeOfKind(recordStores, 'event')
const releaseStore = storeOfKind(recordStores, 'release')
const publicOrigin = 'https://hall.example'
let anna: Scope
let event = 0
let release = 0

/** A release in 48 hours to which Anna has added something, and for which Robert is responsible, who reads English. */
beforeEach(async () => {
  anna = await createAuthor(database.db, 'Anna', 'editor')
  await createAuthor(database.db, 'Robert', 'administrator')
  await database.db.update(users).set({ language: 'en' }).where(eq(users.username, 'Robert'))
  await createAuthor(database.db, 'Clara', 'editor')
  event = await createTestEvent(systemScope(database.db), { title: { de: 'Abend', en: 'Evening' } })
  release = await addRecord(anna, releaseStore, {
    name: 'Saison',
    state: 'planned',
    publish_at: hours(48).toISOString(),
    responsible: ' robert ',
  })
  // New rows get the time of the database.
  await database.db.update(releases).set({ updatedAt: testNow })
  await collect({ title: { de: 'Gala', en: 'Gala' } })
})

describe('The day before a release', () => {
  test('who is responsible and who has added something get a mail with what a check finds, once', async () => {
    expect(await tell(23)).toBe(0)
    expect(await tell(24)).toBe(1)
    expect(await Promise.all([tell(24), tell(25)])).toEqual([0, 0])
    const [first, second, ...others] = await mails()
    expect(others).toEqual([])
    expect(first).toMatchObject({ recipient: 'anna@example.org', subject: 'Wird öffentlich: Saison' })
    expect(first?.textBody).toContain(`1 Änderung.`)
    expect(first?.textBody).toContain('Geprüft: Alles ließe sich veröffentlichen.')
    expect(first?.textBody).toContain(`https://hall.example/admin/releases/release/${release}`)
    expect(second).toMatchObject({ recipient: 'robert@example.org', subject: 'Becomes public: Saison' })
  })

  test('they read what would fail, and why', async () => {
    await breakIt()
    await tell(24)
    const [mail] = await mails()
    expect(mail?.textBody).toContain('Geprüft: Das ginge so nicht.')
    expect(mail?.textBody).toMatch(/Veranstaltung:\r\n {2}Das gibt es nicht mehr\./)
  })

  test('they are told again of another time, and not of one that was entered within the day', async () => {
    await tell(24)
    await plan(96, 25)
    expect(await tell(48)).toBe(0)
    expect(await tell(72)).toBe(1)
    await plan(110, 90)
    expect(await tell(91)).toBe(0)
    await changeRecord({ ...anna, now: hours(92) }, releaseStore, release, {
      changes: { state: 'cancelled' },
    })
    expect(await tell(93)).toBe(0)
    expect(await mails()).toHaveLength(4)
  })

  test('the house may say it in its own words', async () => {
    await database.db.insert(mailTexts).values({
      mail: 'release_before',
      subject: { de: 'Morgen: {name}', en: '' },
      body: { de: 'Bald ist es so weit: {facts}.', en: '' },
    })
    await tell(24)
    const [mail] = await mails()
    expect(mail?.subject).toBe('Morgen: Saison')
    const when = hallInput(hours(48).toISOString()).slice(11).replace(':', '.')
    expect(mail?.textBody).toMatch(new RegExp(`Bald ist es so weit: [^,]*, ${when}, 1 Änderung\\.`))
  })
})

describe('When a release is applied', () => {
  test('they are told that it is public, once with several processes, and only those with an account', async () => {
    await database.db.update(users).set({ isActive: false }).where(eq(users.username, 'Robert'))
    await Promise.all([publishDue(database, hours(48)), publishDue(database, hours(48))])
    await publishDue(database, hours(49))
    expect(await mails()).toMatchObject([{ recipient: 'anna@example.org', subject: 'Öffentlich: Saison' }])
  })

  test('they are told that it has failed, what of it, and why', async () => {
    await breakIt()
    await publishDue(database, hours(48))
    const [mail, other] = await mails()
    expect(mail?.subject).toBe('Gescheitert: Saison')
    expect(mail?.textBody).toContain('es ist nichts öffentlich geworden')
    expect(mail?.textBody).toMatch(/Das ging so nicht:\s+Veranstaltung:\r\n {2}Das gibt es nicht mehr\./)
    expect(other?.subject).toBe('Failed: Saison')
  })

  test('they are told what is missing in one that is public in part', async () => {
    await breakIt()
    await database.db.update(releases).set({ isPartial: true })
    await publishDue(database, hours(48))
    const [mail] = await mails()
    expect(mail?.subject).toBe('Öffentlich: Saison')
    expect(mail?.textBody).toContain('Das ist nicht öffentlich geworden:')
  })

  test('nobody is told of what is only previewed or checked', async () => {
    await asOf(systemScope(database.db), hours(48), async () => null)
    await checkBeforehand(anna, recordStores, release)
    expect(await mails()).toEqual([])
  })
})

function collect(changes: Record<string, unknown>) {
  const destination = { releaseId: release }
  return collectRecordChange(anna, store, { destination, id: event, changes, language: 'de' })
}

async function plan(at: number, now: number): Promise<void> {
  await changeRecord({ ...anna, now: hours(now) }, releaseStore, release, {
    changes: { publish_at: hours(at).toISOString() },
  })
}

/** The event that the release changes does not exist any more. */
async function breakIt(): Promise<void> {
  await database.db.delete(events).where(eq(events.id, event))
}

function tell(now: number): Promise<number> {
  return tellOfComingReleases(systemScope(database.db, hours(now)), recordStores, { publicOrigin })
}

function mails() {
  return database.db.select().from(outgoingMails).orderBy(outgoingMails.recipient, outgoingMails.id)
}
