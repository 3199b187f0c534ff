import { describe, expect, test } from 'vitest'
import type { ContentDocument } from '#contracts/pages.ts'
import { outgoingMails } from '#db/schema/index.ts'
import { createPage, publishDraft, publishPageContent } from '#domain/content/index.server.ts'
import { collectRecordChange } from '#domain/publishing/index.server.ts'
import { changeRecord } from '#domain/records/index.server.ts'
import { addRelease } from '#domain/releases/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { store as artistStore } from '#records/artist/store.server.ts'
import { store } from '#records/event/store.server.ts'
import { recordDefinitions } from '#records/records.generated.ts'
import { store as roomStore } from '#records/room/store.server.ts'
import { proseFields } from '#records/visitor-texts.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { createAuthor } from '../../../tests/support/drafts.ts'
import {
  buildEvent,
  createArtists,
  createHouse,
  createRooms,
  createSubscription,
  createSubscriptionGroups,
  createTestEvent,
  systemScope,
  visitorScope,
} from '../../../tests/support/factories.ts'
import { describePlaces, findContradictions, listRipple, prepareDraft } from './index.server.ts'
import { isWithoutPage } from './load-prose.server.ts'

const database = useTestDatabase()
const role = { de: 'Klavier', en: 'Piano' }
const note = { de: '', en: '' }

type World = {
  scope: Scope
  event: number
  page: number
  old: number
  next: number
  great: number
  workshop: number
}

/** A public evening, and a page that links to it and says all of its facts in both languages. */
async function openWorld(): Promise<World> {
  const scope = await createAuthor(database.db, 'Anna')
  const { roomId } = await createHouse(systemScope(database.db))
  const rooms = await createRooms(
    systemScope(database.db),
    { name: { de: 'Haus', en: 'House' }, address: 'Uferstraße 12' },
    [{ key: 'work', name: { de: 'Werkraum', en: 'Workshop' }, seats: 90 }],
  )
  const [old = 0, next = 0] = await createArtists(systemScope(database.db), [
    { kind: 'person', name: 'Ingrid Sørbye', sortName: 'Sørbye, Ingrid' },
    { kind: 'person', name: 'Lise Ahrendt', sortName: 'Ahrendt, Lise' },
  ])
  const event = await createTestEvent(
    systemScope(database.db),
    buildEvent({
      title: { de: 'Lichter des Nordens', en: 'Lights of the North' },
      roomId,
      priceMin: 2500,
      priceMax: 8000,
      cast: [{ artistId: old, role }],
    }),
  )
  const page = await createPage(systemScope(database.db), {
    texts: { de: { slug: 'winter', title: 'Winter' }, en: { slug: 'winter', title: 'Winter' } },
  })
  await publish(
    page,
    'de',
    ['Karten', event],
    ' für Ingrid Sørbyes Abend am 27. November um 19.30 Uhr im Großen Saal ab 25 Euro.',
  )
  await publish(
    page,
    'en',
    ['Tickets', event],
    ' for Ingrid Sørbye’s evening on November 27 at 7.30 pm in the Great Hall from €25.',
  )
  return { scope, event, page, old, next, great: roomId, workshop: rooms.get('work') ?? 0 }
}

function publish(page: number, language: 'de' | 'en', [label, event]: [string, number], text: string) {
  const link = { type: 'link', attrs: { href: `event:${event}`, newWindow: false } }
  const content: ContentDocument = {
    version: 1,
    containers: [
      {
        id: 'box',
        layout: '100',
        columns: [
          [
            {
              id: 'words',
              type: 'text',
              version: 1,
              fields: {
                content: {
                  type: 'doc',
                  content: [
                    {
                      type: 'paragraph',
                      content: [
                        { type: 'text', text: label, marks: [link] },
                        { type: 'text', text },
                      ],
                    },
                  ],
                },
              },
            },
          ],
        ],
      },
    ],
  }
  return publishPageContent(systemScope(database.db), page, language, content)
}

function change({ scope, event }: World, changes: Record<string, unknown>) {
  return changeRecord(scope, store, event, { changes })
}

const replaced = ({ old, next }: World) => ({ cast: [{ artist: next, role, note, replaces: old }] })

async function insteadIn({ scope, event }: World) {
  const { prose } = await listRipple(scope, event)
  return prose.map(({ language, fact, untrue }) =>
    [language, fact, ...untrue.map(({ words, instead }) => `${words} → ${instead}`)].join(' '),
  )
}

describe('After a change of an event', () => {
  test('each fact that a text still names is listed in both languages, with the new words in the same form', async () => {
    const world = await openWorld()
    expect(await insteadIn(world)).toEqual([])
    await change(world, {
      ...replaced(world),
      date_start: '2026-11-28T19:00:00.000Z',
      room: world.workshop,
      price_min: 3000,
    })
    expect((await insteadIn(world)).toSorted()).toEqual([
      'de date 27. November → 28. November',
      'de hall Großen Saal → Werkraum',
      'de performer Ingrid Sørbyes → Lise Ahrendts',
      'de price 25 → 30',
      'de time 19.30 Uhr → 20.00 Uhr',
      'en date November 27 → November 28',
      'en hall Great Hall → Workshop',
      'en performer Ingrid Sørbye’s → Lise Ahrendt’s',
      'en price 25 → 30',
      'en time 7.30 pm → 8.00 pm',
    ])
    expect((await listRipple(world.scope, world.event)).former.de.toSorted()).toEqual([
      '19.30',
      '25 €',
      '27. November 2026',
      'Großer Saal',
      'Ingrid Sørbye',
    ])
  })

  test('a place is gone when the event is as it was', async () => {
    const world = await openWorld()
    await change(world, { price_min: 3000 })
    expect(await insteadIn(world)).toHaveLength(2)
    await change(world, { price_min: 2500 })
    expect(await insteadIn(world)).toEqual([])
  })

  test('a prepared draft is not public, keeps other words and links, and ends the place once it is published', async () => {
    const world = await openWorld()
    const { scope, event } = world
    await change(world, { date_start: '2026-11-27T19:00:00.000Z' })
    const { prose } = await listRipple(scope, event)
    const german = prose.find(({ language }) => language === 'de')
    const key = await prepareDraft(scope, event, german?.place ?? '')
    const after = (await listRipple(scope, event)).prose
    expect(after.map(({ language, state, isCorrected }) => ({ language, state, isCorrected }))).toEqual([
      { language: 'de', state: 'public', isCorrected: true },
      { language: 'en', state: 'public', isCorrected: false },
    ])
    await expect(prepareDraft(scope, event, german?.place ?? '')).rejects.toMatchObject({ code: 'not_found' })
    await publishDraft(scope, key, { sequence: 1 })
    expect((await listRipple(scope, event)).prose.map(({ language }) => language)).toEqual(['en'])
  })

  test('words that a person has to find are not prepared', async () => {
    const world = await openWorld()
    const { scope, event, page } = world
    await publish(page, 'de', ['Karten', event], ' für Frau Sørbye und ihren Flügel.')
    await change(world, replaced(world))
    const { prose } = await listRipple(scope, event)
    const place = prose.find(({ language }) => language === 'de')
    expect(place).toMatchObject({ canPrepare: false, now: 'Lise Ahrendt' })
    await expect(prepareDraft(scope, event, place?.place ?? '')).rejects.toMatchObject({ code: 'conflict' })
  })

  test('a text that tells of the change is true', async () => {
    const world = await openWorld()
    const { event, page } = world
    await publish(page, 'de', ['Hinweis', event], ': Für Ingrid Sørbye springt Lise Ahrendt ein.')
    await publish(page, 'en', ['Note', event], ': Lise Ahrendt replaces Ingrid Sørbye.')
    await change(world, replaced(world))
    expect(await insteadIn(world)).toEqual([])
  })

  test('a hall or a title that is called after somebody is not about them', async () => {
    const world = await openWorld()
    const { event, page } = world
    await publish(page, 'de', ['Lichter des Nordens mit Ingrid Sørbye', event], ' im Ingrid-Sørbye-Saal.')
    await publish(
      page,
      'en',
      ['Lights of the North with Ingrid Sørbye', event],
      ' in the Ingrid Sørbye Hall.',
    )
    await createRooms(
      systemScope(database.db),
      { name: { de: 'Haus', en: 'House' }, address: 'Uferstraße 12' },
      [{ key: 'named', name: { de: 'Ingrid-Sørbye-Saal', en: 'Ingrid Sørbye Hall' }, seats: 90 }],
    )
    const title = {
      de: 'Lichter des Nordens mit Ingrid Sørbye',
      en: 'Lights of the North with Ingrid Sørbye',
    }
    await change(world, { ...replaced(world), title })
    // Only the title itself is left.
    const { prose } = await listRipple(world.scope, event)
    expect(prose.filter(({ kind, fact }) => kind === 'page' && fact === 'performer')).toEqual([])
  })

  test('a cancelled one is listed wherever a page or a subscription still offers it', async () => {
    const world = await openWorld()
    const { scope, event } = world
    const groups = await createSubscriptionGroups(systemScope(database.db), [{ key: 'a', name: role }])
    const title = { de: 'Freitags', en: 'Fridays' }
    const subscription = await createSubscription(systemScope(database.db), {
      groupId: groups.get('a') ?? 0,
      title,
      slug: title,
      eventIds: [event],
    })
    await change(world, { status: 'cancelled' })
    const { prose, affected } = await listRipple(scope, event)
    expect(prose.map(({ fact, language }) => [fact, language])).toEqual([
      ['status', 'de'],
      ['status', 'en'],
    ])
    expect(affected.map(({ what, id }) => [what, id])).toEqual([['subscription', subscription]])
    const described = await describePlaces(scope, [...prose, ...affected], 'de')
    expect([...described.values()]).toEqual([
      { title: 'Winter', address: '/de/winter?edit&block=words' },
      { title: 'Winter', address: '/en/winter?edit&block=words' },
      { title: 'Freitags', address: `/admin/events/subscription/${subscription}#field-events` },
    ])
  })

  test('a moved one is listed in the subscription in which it clashes', async () => {
    const world = await openWorld()
    const { scope, event } = world
    const other = await createTestEvent(
      systemScope(database.db),
      buildEvent({ dateStart: new Date('2026-11-28T18:00:00Z') }),
    )
    const groups = await createSubscriptionGroups(systemScope(database.db), [{ key: 'a', name: role }])
    const title = { de: 'Freitags', en: 'Fridays' }
    await createSubscription(systemScope(database.db), {
      groupId: groups.get('a') ?? 0,
      title,
      slug: title,
      eventIds: [event, other],
    })
    await change(world, { date_start: '2026-11-28T19:00:00.000Z' })
    const { affected } = await listRipple(scope, event)
    expect(affected.map(({ what, fact, clash }) => [what, fact, clash?.en])).toEqual([
      ['subscription', 'clash', 'An evening'],
    ])
  })

  test('what waits in a release or in the outbox and would bring the old back is listed', async () => {
    const world = await openWorld()
    const { scope, event, workshop } = world
    const { id } = await addRelease(systemScope(database.db), { name: 'Frühling', state: 'collecting' })
    await change(world, { room: workshop, date_start: '2026-11-27T19:00:00.000Z' })
    await collectRecordChange(scope, store, {
      destination: { releaseId: id },
      id: event,
      language: 'de',
      changes: { room: world.great },
    })
    await database.db.insert(outgoingMails).values({
      sender: 'a@example.org',
      recipient: 'b@example.org',
      subject: 'Erinnerung',
      textBody: `Heute um 19.30 Uhr: Lichter des Nordens\n\nhttps://example.org/de/programm-und-karten/a/${event}`,
    })
    const { affected } = await listRipple(scope, event)
    expect(affected.map(({ what, fact, words }) => [what, fact, ...words])).toEqual([
      ['mail', 'time', '19.30 Uhr'],
      ['release', 'hall'],
    ])
  })

  test('only staff who may change the event see and prepare it', async () => {
    const { event } = await openWorld()
    const author = await createAuthor(database.db, 'Ben', 'author')
    for (const scope of [author, visitorScope(database.db)]) {
      await expect(listRipple(scope, event)).rejects.toMatchObject({ code: /forbidden|not_signed_in/ })
      await expect(prepareDraft(scope, event, '0'.repeat(16))).rejects.toThrow()
      await expect(findContradictions(scope, { limit: 5 })).rejects.toThrow()
    }
  })
})

describe('Texts of records without a page', () => {
  test('are read as well: a biography and the text of a hall that name the old time', async () => {
    const world = await openWorld()
    const { scope, next, great } = world
    const says = (text: string) => ({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
    })
    const german = 'Lichter des Nordens am 27. November um 19.30 Uhr.'
    await changeRecord(scope, artistStore, next, { changes: { biography: { de: says(german), en: null } } })
    await changeRecord(scope, roomStore, great, { changes: { access: { de: german, en: '' } } })
    await change(world, { date_start: '2026-11-27T19:00:00.000Z' })
    const { prose } = await listRipple(scope, world.event)
    const places = prose.filter(({ kind }) => kind === 'artist' || kind === 'room')
    expect(places.map(({ kind, field, fact }) => [kind, field, fact])).toEqual([
      ['artist', 'biography', 'time'],
      ['room', 'access', 'time'],
    ])
    expect([...(await describePlaces(scope, places, 'de')).values()]).toEqual([
      { title: 'Lise Ahrendt', address: `/admin/works/artist/${next}#field-biography` },
      { title: 'Großer Saal', address: `/admin/house/room/${great}#field-access` },
    ])
  })

  test('are those of every kind whose prose visitors read, but for the settings and the mails', () => {
    const owners = ['event', 'article', 'subscription']
    const withProse = recordDefinitions
      .filter(({ fields }) => proseFields(fields).length > 0)
      .map(({ kind }) => kind)
    expect(withProse.filter((kind) => !owners.includes(kind) && !isWithoutPage(kind))).toEqual([
      'mail_text',
      'settings',
    ])
  })
})

describe('Contradictions of the whole site', () => {
  test('are found without any change, where a text can mean nothing else', async () => {
    const world = await openWorld()
    const { scope, event, page } = world
    expect(await findContradictions(scope, { limit: 10 })).toEqual([])
    await publish(
      page,
      'de',
      ['Das Konzert', event],
      ' beginnt am 27. November um 20 Uhr im Großen Saal, Karten ab 19 Euro.',
    )
    await publish(page, 'en', ['The concert', event], ' is introduced at 6.30 pm. Doors open at 7 pm.')
    const found = await findContradictions(scope, { limit: 10 })
    expect(found.map(({ fact, language, now }) => [fact, language, now])).toEqual([
      ['time', 'de', '19.30'],
      ['price', 'de', '25–80 €'],
    ])
    expect(await findContradictions(scope, { limit: 1 })).toHaveLength(1)
    // Another time of the same evening.
    await publish(
      page,
      'de',
      ['Das Konzert', event],
      ': Um 21.15 Uhr ist der Jubel vorbei, die Bahn fährt um 2.24 Uhr.',
    )
    expect(
      (await findContradictions(scope, { limit: 10 })).filter(({ language }) => language === 'de'),
    ).toEqual([])
  })
})
