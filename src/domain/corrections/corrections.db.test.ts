import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  artists,
  auditLog,
  corrections,
  events,
  mailTexts,
  outgoingMails,
  recordSources,
  users,
  works,
  type CorrectableKind,
} from '#db/schema/index.ts'
import { findEvent } from '#domain/events/index.server.ts'
import { deletePersonalData, findPersonalData } from '#domain/personal-data/index.server.ts'
import {
  changeRecord,
  deleteRecord,
  mergeRecords,
  readHistory,
  storeOfKind,
} from '#domain/records/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { findArtist, findWork } from '#domain/works/index.server.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { createAuthor } from '../../../tests/support/drafts.ts'
import {
  createArtists,
  createHouse,
  createRepertoire,
  createTestEvent,
  systemScope,
  testNow,
  visitorScope,
} from '../../../tests/support/factories.ts'
import { memoryFiles } from '../../../tests/support/memory-files.ts'
import {
  answerCorrection,
  clearCorrections,
  confirmCorrection,
  deleteCorrection,
  findCorrection,
  findCorrectionForm,
  findCorrectionToConfirm,
  listCorrections,
  reopenCorrection,
  requestCorrection,
  sendCorrectionAnswers,
  type CorrectionRequest,
} from './index.server.ts'

const database = useTestDatabase()
const origin = { publicOrigin: 'https://house.example', clientAddress: '203.0.113.7' }
/** The same member of staff at any time. */
async function editor(now = testNow): Promise<Scope> {
  const [known] = await database.db.select().from(users).where(eq(users.email, 'editor@example.org'))
  if (!known) return { ...(await createAuthor(database.db, 'Editor', 'editor')), now }
  const viewer = {
    kind: 'staff',
    userId: known.id,
    name: 'Editor',
    email: known.email,
    role: known.role,
  } as const
  return { db: database.db, now, viewer }
}
const visitorAt = (now = testNow) => visitorScope(database.db, now)
const later = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000)

/** A past concert with a work by Dvořák. */
async function createArchive(changes: Parameters<typeof createTestEvent>[1] = {}) {
  const scope = systemScope(database.db)
  const { roomId } = await createHouse(scope)
  const { composerId, workId, ensembleId } = await createRepertoire(scope)
  const eventId = await createTestEvent(scope, {
    dateStart: new Date('1921-05-03T18:00:00Z'),
    roomId,
    programme: [{ kind: 'work', workId }],
    cast: [{ artistId: ensembleId }],
    ...changes,
  })
  return { roomId, composerId, workId, ensembleId, eventId }
}

const sender = {
  language: 'de' as const,
  evidence: 'Im Programmheft',
  email: 'Erika@example.org',
  name: 'Erika Muster',
  mayBeNamed: true,
  hasConsent: true,
  seconds: 60,
  trap: '',
}

async function request(
  kind: CorrectableKind,
  id: number,
  typed: Record<string, string>,
  more: Partial<CorrectionRequest> = {},
  scope: Scope = visitorAt(),
) {
  await requestCorrection(scope, { ...sender, kind, id, typed, ...more }, origin)
}

async function lastToken(): Promise<string> {
  const mails = await database.db.select().from(outgoingMails)
  return /(?:hinweis-bestaetigen|confirm-correction)\/([\w-]+)/.exec(mails.at(-1)?.textBody ?? '')?.[1] ?? ''
}

async function propose(
  kind: CorrectableKind,
  id: number,
  typed: Record<string, string>,
  more: Partial<CorrectionRequest> = {},
): Promise<number> {
  await request(kind, id, typed, more)
  expect(await confirmCorrection(visitorAt(), await lastToken())).toBe(true)
  const rows = await database.db.select({ id: corrections.id }).from(corrections)
  return Math.max(...rows.map((row) => row.id))
}

const answer = (scope: Scope, id: number, accept: string[], text = '', doesWin = false) =>
  answerCorrection(scope, recordStores, id, { accept, answer: text, doesWin })
const find = (scope: Scope, id: number) => findCorrection(scope, recordStores, id, 'de')
const rowOf = async (id: number) => (await database.db.select().from(artists).where(eq(artists.id, id))).at(0)
const open = { state: 'open', query: '', ordering: '-submitted_at' } as const

describe('The form of a record', () => {
  test('has what is published, as words', async () => {
    const { composerId, workId, eventId } = await createArchive()
    const valuesOf = async (kind: CorrectableKind, id: number, language: 'de' | 'en') =>
      Object.fromEntries(
        (await findCorrectionForm(visitorAt(), kind, id, language))?.fields.map(({ name, value }) => [
          name,
          value,
        ]) ?? [],
      )
    expect(await valuesOf('artist', composerId, 'en')).toEqual({
      name_english: 'Antonín Dvořák',
      born: '1841',
      died: '1904',
      other: '',
    })
    expect(await valuesOf('work', workId, 'de')).toMatchObject({
      title: 'Symphonie Nr. 9 e-Moll',
      composer: 'Antonín Dvořák',
      composed: '1893',
      minutes: '42',
    })
    expect(await valuesOf('event', eventId, 'de')).toMatchObject({
      title: 'Ein Abend',
      date: '3. Mai 1921',
      time: '19:00',
      programme: 'Antonín Dvořák: Symphonie Nr. 9 e-Moll',
      cast: 'Morgenstern-Orchester',
    })
  })

  test('is there for what visitors see of the archive only', async () => {
    const { eventId, composerId, workId } = await createArchive({ isOnline: false })
    const coming = await createTestEvent(systemScope(database.db))
    for (const [kind, id] of [
      ['event', eventId],
      ['artist', composerId],
      ['work', workId],
      ['event', coming],
      ['event', 987_654],
    ] as const) {
      expect(await findCorrectionForm(await editor(), kind, id, 'de'), `${kind} ${id}`).toBeNull()
      await expect(request(kind, id, { title: 'Neu' })).rejects.toMatchObject({ code: 'not_found' })
    }
  })
})

describe('A correction', () => {
  test('has the changed details only, and is seen by staff once it is confirmed', async () => {
    const { composerId } = await createArchive()
    await request('artist', composerId, { name: 'Antonín Dvořák', born: '8. September 1841', died: '1904' })
    expect((await listCorrections(await editor(), open, 'de')).count).toBe(0)
    const token = await lastToken()
    expect(await findCorrectionToConfirm(visitorAt(), token)).toEqual({
      title: 'Antonín Dvořák',
      isConfirmed: false,
    })
    expect(await confirmCorrection(visitorAt(), token)).toBe(true)
    // A second press has the same result.
    expect(await confirmCorrection(visitorAt(later(5)), token)).toBe(true)
    const { items } = await listCorrections(await editor(), open, 'de')
    expect(items).toMatchObject([{ kind: 'artist', about: ['Geboren'], state: 'open' }])
    const found = await find(await editor(), items[0]?.id ?? 0)
    expect(found).toMatchObject({
      email: 'erika@example.org',
      record: { id: composerId, title: 'Antonín Dvořák' },
      items: [
        { name: 'born', now: { born: '1841' }, seen: { born: '1841' }, proposed: { born: '1841-09-08' } },
      ],
    })
  })

  test('is refused with the error of each entry, and as a whole if nothing is changed', async () => {
    const { eventId, workId } = await createArchive()
    const nobody = { email: 'x', name: '', hasConsent: false, evidence: ' ' }
    await expect(request('event', eventId, { date: 'gestern', room: '999' }, nobody)).rejects.toMatchObject({
      code: 'invalid',
      fields: {
        date: 'uncertain_date',
        room: 'choice',
        evidence: 'required',
        email: 'email',
        sender: 'required',
        consent: 'required',
      },
    })
    await expect(request('work', workId, { minutes: '1000', title: '' })).rejects.toMatchObject({
      fields: { minutes: 'number_expected', title: 'required' },
    })
    await expect(request('event', eventId, { time: '25:00' })).rejects.toMatchObject({
      fields: { time: 'moment' },
    })
    await expect(request('event', eventId, { title: 'x'.repeat(301) })).rejects.toMatchObject({
      fields: { title: 'too_long' },
    })
    // The same day in other words, and blanks at the end.
    await expect(request('event', eventId, { date: '3.5.1921', title: 'Ein Abend ' })).rejects.toMatchObject({
      fields: { fields: 'unchanged' },
    })
    expect(await database.db.$count(corrections)).toBe(0)
  })

  test('is stored once if it is sent twice, and not at all if a bot has sent it', async () => {
    const { workId } = await createArchive()
    await request('work', workId, { minutes: '45' }, { trap: 'http://spam.example' })
    expect(await database.db.$count(corrections)).toBe(0)
    await request('work', workId, { minutes: '45' })
    await request('work', workId, { minutes: '45' })
    expect(await database.db.$count(corrections)).toBe(1)
    expect(await database.db.$count(outgoingMails)).toBe(1)
    await expect(request('work', workId, { minutes: '46' }, { seconds: 1 })).rejects.toMatchObject({
      code: 'too_many_attempts',
    })
  })

  test('is limited for each address', async () => {
    const { workId } = await createArchive()
    for (let minutes = 1; minutes <= 20; minutes += 1)
      await request('work', workId, { minutes: String(minutes) })
    await expect(request('work', workId, { minutes: '60' })).rejects.toMatchObject({
      code: 'too_many_attempts',
    })
    await request('work', workId, { minutes: '60' }, { email: 'other@example.org' })
  })

  test('has no control characters, which the database refuses', async () => {
    const { eventId } = await createArchive()
    const id = await propose(
      'event',
      eventId,
      { other: 'Zeile\u0000 1\r\nZeile 2' },
      { evidence: 'a\u0007b' },
    )
    expect(await find(await editor(), id)).toMatchObject({
      evidence: 'a b',
      items: [{ name: 'other', is_by_hand: true, proposed: { text: 'Zeile 1\nZeile 2' } }],
    })
  })

  test('expires after 48 hours without a confirmation, and is then deleted', async () => {
    const { workId } = await createArchive()
    await request('work', workId, { minutes: '45' })
    const token = await lastToken()
    const tooLate = visitorAt(later(48 * 60 + 1))
    expect(await findCorrectionToConfirm(tooLate, token)).toBeNull()
    expect(await confirmCorrection(tooLate, token)).toBe(false)
    await clearCorrections(visitorAt(later(47 * 60)))
    expect(await database.db.$count(corrections)).toBe(1)
    await clearCorrections(tooLate)
    expect(await database.db.$count(corrections)).toBe(0)
  })
})

describe('Staff', () => {
  test('accept some details, which are written as their own changes, with the source', async () => {
    const { composerId } = await createArchive()
    const id = await propose('artist', composerId, { born: '8.9.1841', died: '1.5.1903' })
    const scope = await editor()
    expect(await answer(scope, id, ['born'], 'Vielen Dank!')).toBeNull()
    expect(await rowOf(composerId)).toMatchObject({
      born: '1841-09-08',
      bornYear: 1841,
      died: '1904',
    })
    const [entry] = await readHistory(scope, storeOfKind(recordStores, 'artist'), composerId)
    expect(entry).toMatchObject({
      by: 'Editor',
      after: {
        born: '1841-09-08',
        sources: [{ about: 'Geboren', name: 'Erika Muster', evidence: 'Im Programmheft' }],
      },
    })
    expect(await findArtist(visitorAt(), composerId)).toMatchObject({
      born_date: '1841-09-08',
      sources: [{ name: 'Erika Muster', at: testNow.toISOString() }],
    })
    expect(await find(scope, id)).toMatchObject({
      state: 'accepted',
      answered_by: 'Editor',
      items: [
        { name: 'born', is_accepted: true },
        { name: 'died', is_accepted: false },
      ],
    })
    await expect(answer(scope, id, [])).rejects.toMatchObject({ code: 'conflict' })
  })

  test('do not name somebody who does not want it', async () => {
    const { workId } = await createArchive()
    const id = await propose('work', workId, { catalogue_number: 'op. 95, B 178' }, { mayBeNamed: false })
    await answer(await editor(), id, ['catalogue_number'])
    const [work] = await database.db.select().from(works).where(eq(works.id, workId))
    expect(work?.catalogueNumber).toBe('op. 95, B 178')
    expect(await findWork(visitorAt(), workId)).toMatchObject({ sources: [] })
    expect(await database.db.select().from(recordSources)).toMatchObject([{ name: null, workId }])
  })

  test('change only the language in which the visitor has written', async () => {
    const { workId } = await createArchive()
    const id = await propose('work', workId, { title: 'From the New World' }, { language: 'en' })
    await answer(await editor(), id, ['title'])
    const [work] = await database.db.select().from(works).where(eq(works.id, workId))
    expect(work?.title).toEqual({ de: 'Symphonie Nr. 9 e-Moll', en: 'From the New World' })
  })

  test('accept day and time of a concert together, and what they enter themselves', async () => {
    const { eventId } = await createArchive()
    const typed = { date: '4. Mai 1921', time: '19:30', cast: 'Morgenstern-Orchester\nAnna Berg, Sopran' }
    const id = await propose('event', eventId, typed)
    const scope = await editor()
    expect(await find(scope, id)).toMatchObject({
      items: [
        { name: 'date_start', is_by_hand: false },
        { name: 'cast', is_by_hand: true, now: null, seen: { text: 'Morgenstern-Orchester' } },
      ],
    })
    await answer(scope, id, ['date_start', 'cast'])
    expect(await findEvent(visitorAt(), eventId)).toMatchObject({
      date_start: '1921-05-04T18:30:00.000Z',
      sources: [{ name: 'Erika Muster' }],
    })
    const [source] = await database.db.select().from(recordSources)
    expect(source?.about).toBe('Beginn, Besetzung')
  })

  test('accept a date that is not known to the day, and what is locked by an importer', async () => {
    const { eventId } = await createArchive({ source: 'shop', externalId: '1-2' })
    const id = await propose('event', eventId, { date: '4. Mai 1921' })
    await answer(await editor(), id, ['date_start'])
    const rowNow = async () => (await database.db.select().from(events).where(eq(events.id, eventId))).at(0)
    expect(await rowNow()).toMatchObject({ dateLocal: '1921-05-04', editedFields: ['date_start'] })
    const next = await propose('event', eventId, { date: 'um 1920' })
    await answer(await editor(later(1)), next, ['date_start'])
    expect(await rowNow()).toMatchObject({
      uncertainDate: '1920~',
      dateLocal: '1920-01-01',
      isTimeKnown: false,
    })
  })

  test('are asked before they overwrite what was changed since', async () => {
    const { workId } = await createArchive()
    const id = await propose('work', workId, { minutes: '45', catalogue_number: 'op. 95a' })
    const scope = await editor()
    await changeRecord(scope, storeOfKind(recordStores, 'work'), workId, { changes: { minutes: 44 } })
    expect(await find(scope, id)).toMatchObject({
      items: [{ name: 'catalogue_number' }, { name: 'minutes', now: { minutes: 44 }, seen: { minutes: 42 } }],
    })
    expect(await answer(scope, id, ['minutes', 'catalogue_number'])).toEqual({ conflicts: { minutes: 44 } })
    // Nothing of it is written.
    expect(await find(scope, id)).toMatchObject({
      state: 'open',
      items: [{ now: { catalogue_number: 'op. 95' } }, {}],
    })
    expect(await answer(scope, id, ['minutes', 'catalogue_number'], '', true)).toBeNull()
    expect(await findWork(visitorAt(), workId)).toMatchObject({ minutes: 45, catalogue_number: 'op. 95a' })
  })

  test('decline with an answer only', async () => {
    const { workId } = await createArchive()
    const id = await propose('work', workId, { minutes: '45' })
    const scope = await editor()
    await expect(answer(scope, id, [])).rejects.toMatchObject({ fields: { answer: 'required' } })
    await expect(answer(scope, id, ['title'])).rejects.toMatchObject({ fields: { accept: 'unknown' } })
    await answer(scope, id, [], 'Das Programmheft sagt etwas anderes.')
    expect(await find(scope, id)).toMatchObject({ state: 'declined' })
    expect(await database.db.$count(recordSources)).toBe(0)
  })

  test('cannot accept anything for a deleted record, but answer', async () => {
    const scope = await editor()
    const { eventId } = await createArchive()
    const id = await propose('event', eventId, { title: 'Neu' })
    await deleteRecord(scope, recordStores, storeOfKind(recordStores, 'event'), eventId, {
      language: 'de',
      files: memoryFiles(),
    })
    expect(await find(scope, id)).toMatchObject({ record: null, items: [{ now: null }] })
    await expect(answer(scope, id, ['title'])).rejects.toMatchObject({ fields: { accept: 'unknown' } })
    await answer(scope, id, [], 'Das Konzert gab es nie.')
    expect(await sendCorrectionAnswers(visitorAt(later(11)), origin)).toBe(1)
  })

  test('correct the record that a merged one has become part of, which keeps the sources of both', async () => {
    const scope = await editor()
    const { composerId } = await createArchive()
    const [other = 0] = await createArtists(systemScope(database.db), [
      { kind: 'person', name: 'Anton Dvorak', sortName: 'Dvorak, Anton' },
    ])
    const first = await propose('artist', composerId, { died: '1.5.1904' })
    await answer(scope, first, ['died'])
    const second = await propose('artist', composerId, { born: '8.9.1841' })
    await mergeRecords(scope, recordStores, storeOfKind(recordStores, 'artist'), {
      from: composerId,
      into: other,
    })
    expect(await find(scope, second)).toMatchObject({ record: { id: other } })
    await answer({ ...scope, now: later(1) }, second, ['born'])
    expect(await rowOf(other)).toMatchObject({ born: '1841-09-08', died: '1904-05-01', bornYear: 1841 })
    expect(await database.db.select().from(recordSources)).toMatchObject([
      { artistId: other, about: 'Gestorben' },
      { artistId: other, about: 'Geboren' },
    ])
    expect(await findCorrectionForm(visitorAt(), 'artist', composerId, 'de')).toMatchObject({ id: other })
  })

  test('take an answer back until it is sent, with all that it has changed', async () => {
    const scope = await editor()
    const { eventId } = await createArchive()
    const id = await propose('event', eventId, { date: 'um 1920', title: 'Neu' })
    await answer(scope, id, ['date_start', 'title'], 'Danke')
    await reopenCorrection(scope, recordStores, id)
    const [row] = await database.db.select().from(events).where(eq(events.id, eventId))
    expect(row).toMatchObject({
      uncertainDate: null,
      isTimeKnown: true,
      dateStart: new Date('1921-05-03T18:00:00Z'),
      title: { de: 'Ein Abend' },
    })
    expect(await database.db.$count(recordSources)).toBe(0)
    expect(await find(scope, id)).toMatchObject({ state: 'open', answer: 'Danke', mails_at: null })
    await answer(scope, id, ['title'], 'Danke')
    await sendCorrectionAnswers(visitorAt(later(10)), origin)
    await expect(reopenCorrection(scope, recordStores, id)).rejects.toMatchObject({ code: 'conflict' })
  })

  test('cannot take back what was changed again', async () => {
    const scope = await editor()
    const { workId } = await createArchive()
    const id = await propose('work', workId, { minutes: '45' })
    await answer(scope, id, ['minutes'])
    await changeRecord(scope, storeOfKind(recordStores, 'work'), workId, { changes: { minutes: 46 } })
    await expect(reopenCorrection(scope, recordStores, id)).rejects.toMatchObject({ code: 'conflict' })
    expect(await findWork(visitorAt(), workId)).toMatchObject({ minutes: 46 })
  })

  test('delete what is no correction, and need the right to see any', async () => {
    const { workId } = await createArchive()
    const id = await propose('work', workId, { minutes: '45' })
    const author = await createAuthor(database.db, 'Author', 'author')
    await expect(listCorrections(author, open, 'de')).rejects.toMatchObject({ code: 'forbidden' })
    await expect(answer(author, id, [], 'x')).rejects.toMatchObject({ code: 'forbidden' })
    await expect(find(visitorAt(), id)).rejects.toMatchObject({ code: 'not_signed_in' })
    await deleteCorrection(await editor(), id)
    await expect(find(await editor(), id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(deleteCorrection(await editor(), id)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('do not see what is not confirmed', async () => {
    const { workId } = await createArchive()
    await request('work', workId, { minutes: '45' })
    const [row] = await database.db.select().from(corrections)
    await expect(find(await editor(), row?.id ?? 0)).rejects.toMatchObject({ code: 'not_found' })
    await expect(answer(await editor(), row?.id ?? 0, [], 'x')).rejects.toMatchObject({ code: 'not_found' })
  })

  test('find corrections by their state, kind and words', async () => {
    const { workId, composerId } = await createArchive()
    const first = await propose('work', workId, { minutes: '45' })
    await propose('artist', composerId, { died: '1903' }, { evidence: 'Brief von 1903' })
    const scope = await editor()
    await answer(scope, first, ['minutes'])
    const count = async (asked: object) => (await listCorrections(scope, { ...open, ...asked }, 'de')).count
    expect(await count({ state: 'all' })).toBe(2)
    expect(await count({ state: 'open' })).toBe(1)
    expect(await count({ state: 'accepted' })).toBe(1)
    expect(await count({ state: 'declined' })).toBe(0)
    expect(await count({ state: 'all', kind: 'work' })).toBe(1)
    expect(await count({ state: 'all', query: 'brief dvorak' })).toBe(1)
  })
})

describe('The answer', () => {
  test('is mailed once, in the language of the visitor and the words of the house', async () => {
    const { workId } = await createArchive()
    const id = await propose('work', workId, { minutes: '45' }, { language: 'en' })
    await answer(await editor(), id, ['minutes'], 'You are right.')
    expect(await sendCorrectionAnswers(visitorAt(later(9)), origin)).toBe(0)
    expect(await sendCorrectionAnswers(visitorAt(later(10)), origin)).toBe(1)
    expect(await sendCorrectionAnswers(visitorAt(later(11)), origin)).toBe(0)
    const mail = (await database.db.select().from(outgoingMails).orderBy(outgoingMails.id)).at(-1)
    expect(mail).toMatchObject({ recipient: 'erika@example.org' })
    expect(mail?.subject).toContain('Thank you for your correction of ‘Symphony No. 9 in E minor’')
    expect(mail?.textBody).toContain('You are right.')
    expect(mail?.textBody).toMatch(/Duration:\s+accepted/)
    expect(mail?.textBody).toContain(`https://house.example/en/works/symphony-no-9-in-e-minor/${workId}`)
  })

  test('has the house’s own text, if it has written one', async () => {
    const { workId } = await createArchive()
    await database.db.insert(mailTexts).values({
      mail: 'correction_declined',
      subject: { de: 'Zu {name}', en: 'About {name}' },
      body: { de: 'Leider nein: {note}', en: 'No: {note}' },
    })
    const id = await propose('work', workId, { minutes: '45' })
    await answer(await editor(), id, [], 'Es sind 42.')
    await sendCorrectionAnswers(visitorAt(later(10)), origin)
    const mail = (await database.db.select().from(outgoingMails).orderBy(outgoingMails.id)).at(-1)
    expect(mail?.subject).toBe('Zu Symphonie Nr. 9 e-Moll')
    expect(mail?.textBody).toContain('Leider nein: Es sind 42.')
  })
})

describe('Personal data', () => {
  test('are deleted half a year after the answer, and two years after no answer', async () => {
    const { workId } = await createArchive()
    const id = await propose('work', workId, { minutes: '45' })
    await propose('work', workId, { minutes: '46' })
    await answer(await editor(), id, ['minutes'])
    await sendCorrectionAnswers(visitorAt(later(10)), origin)
    const day = 24 * 60
    await clearCorrections(visitorAt(later(179 * day)))
    expect(await database.db.$count(corrections)).toBe(2)
    await clearCorrections(visitorAt(later(181 * day)))
    expect(await database.db.$count(corrections)).toBe(1)
    await clearCorrections(visitorAt(later(731 * day)))
    expect(await database.db.$count(corrections)).toBe(0)
    expect(await database.db.$count(recordSources)).toBe(1)
  })

  test('are told and deleted on request, with the name on the record and in its history', async () => {
    const scope = await editor()
    const { workId } = await createArchive()
    const id = await propose('work', workId, { minutes: '45' })
    await answer(scope, id, ['minutes'])
    expect(await findPersonalData(scope, 'erika@example.org')).toMatchObject({
      corrections: [{ id, name: 'Erika Muster', evidence: 'Im Programmheft' }],
    })
    expect(await deletePersonalData(scope, 'ERIKA@example.org')).toMatchObject({ corrections: 1 })
    expect(await database.db.$count(corrections)).toBe(0)
    expect(await findWork(visitorAt(), workId)).toMatchObject({ minutes: 45, sources: [] })
    const logged = await database.db.select({ details: auditLog.details }).from(auditLog)
    expect(JSON.stringify(logged)).not.toContain('Erika')
  })
})
