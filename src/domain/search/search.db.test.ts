import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { useTestDatabase } from '../../../tests/support/database.ts'
import {
  type TestHouse,
  createArtists,
  createHouse,
  createPublicPage,
  createTestEvent,
  createWorks,
  systemScope,
  testNow,
  visitorScope,
} from '../../../tests/support/factories.ts'
import type { Language } from '#i18n/languages.ts'
import { foldText } from './fold-text.ts'
import { countPopularity, findNamedWork, searchAll, searchGroup, suggest } from './index.server.ts'
import { isComplete } from '../../../tests/support/sweep.ts'

const database = useTestDatabase()
const visitor = () => visitorScope(database.db)
let house: TestHouse

beforeEach(async () => {
  const scope = systemScope(database.db)
  house = await createHouse(scope)
  const [dvorak = 0, handel = 0, mozart = 0, tchaikovsky = 0, orchestra = 0, singer = 0] =
    await createArtists(scope, [
      person('Antonín Dvořák'),
      { ...person('Georg Friedrich Händel'), nameEnglish: 'George Frideric Handel' },
      person('Wolfgang Amadeus Mozart'),
      { ...person('Pjotr Tschaikowsky'), nameEnglish: 'Pyotr Tchaikovsky' },
      { kind: 'ensemble', name: 'Morgenstern-Orchester', sortName: 'Morgenstern-Orchester' },
      person('Anna Smiths'),
    ])
  const [newWorld = 0, messiah = 0, concerto = 0, nutcracker = 0] = await createWorks(scope, [
    work(dvorak, 'Symphonie Nr. 9 »Aus der Neuen Welt«', 'Symphony No. 9 “From the New World”', 'op. 95'),
    work(handel, 'Der Messias', 'Messiah', 'HWV 56'),
    work(mozart, 'Klavierkonzert Nr. 20 d-Moll', 'Piano Concerto No. 20 in D minor', 'KV 466'),
    work(tchaikovsky, 'Der Nussknacker', 'The Nutcracker', 'op. 71'),
  ])
  const evening = (title: string, english: string, dateStart: string, works: number[]) =>
    createTestEvent(scope, {
      title: { de: title, en: english },
      slug: { de: 'abend', en: 'evening' },
      dateStart: new Date(dateStart),
      roomId: house.roomId,
      genreIds: [house.genreId],
      programme: works.map((workId) => ({ kind: 'work' as const, workId })),
      cast: [{ artistId: orchestra }, { artistId: singer }],
    })
  await evening('Aus der Neuen Welt', 'From the New World', '2026-12-04T18:30:00Z', [newWorld])
  await evening('Messias zum Advent', 'Messiah for Advent', '2026-12-06T17:00:00Z', [messiah])
  await evening('Orgelnacht', 'Night of the organ', '2027-03-12T19:00:00Z', [concerto])
  await evening('Nussknacker am Nachmittag', 'Nutcracker matinee', '1954-12-20T15:00:00Z', [nutcracker])
  await evening('Mozart-Matinee', 'Mozart matinee', '1991-03-03T10:00:00Z', [concerto])
  await createPublicPage(
    scope,
    { texts: { de: { title: 'Anfahrt und Parken', slug: 'anfahrt' } } },
    'Mit Bus und Straßenbahn, und 200 Plätze in der Tiefgarage.',
  )
  await countPopularity(scope)
})

describe('A search finds', () => {
  test.each([
    ['Dvorak', 'Antonín Dvořák'],
    ['dvořák', 'Antonín Dvořák'],
    ['Händel', 'Georg Friedrich Händel'],
    ['Haendel', 'Georg Friedrich Händel'],
    ['Handel', 'Georg Friedrich Händel'],
    ['Frideric', 'Georg Friedrich Händel'],
    ['Dvořák, Antonín', 'Antonín Dvořák'],
    ['Mozart Amadeus', 'Wolfgang Amadeus Mozart'],
    ['Tchaikovsky', 'Pjotr Tschaikowsky'],
    ['KV 466', 'Klavierkonzert Nr. 20 d-Moll'],
    ['HWV 56', 'Der Messias'],
    ['Nutcracker', 'Der Nussknacker'],
    ['Klavierkonzerte', 'Klavierkonzert Nr. 20 d-Moll'],
    ['Konzert', 'Klavierkonzert Nr. 20 d-Moll'],
    ['Strassenbahn', 'Anfahrt und Parken'],
    ['Tiefgaragen', 'Anfahrt und Parken'],
    ['park', 'Anfahrt und Parken'],
  ])('for “%s” »%s«', async (query, title) => {
    expect(await titlesOf('content', query)).toContain(title)
  })

  test.each([
    ['Orgel', 'Orgelnacht'],
    ['Nacht', 'Orgelnacht'],
    ['Mozart', 'Orgelnacht'],
    ['Morgenstern Dvořák', 'Aus der Neuen Welt'],
    ['Symphonie Nr. 9', 'Aus der Neuen Welt'],
  ])('for “%s” the upcoming concert »%s«', async (query, title) => {
    expect(await titlesOf('events_future', query)).toContain(title)
  })

  test('past concerts in a group of their own, the latest first', async () => {
    expect(await titlesOf('events_past', 'Morgenstern')).toEqual([
      'Mozart-Matinee',
      'Nussknacker am Nachmittag',
    ])
  })

  test('only records with all words, in the language of the page', async () => {
    expect(await titlesOf('content', 'Mozart Messias')).toEqual([])
    expect(await titlesOf('events_future', 'evening organ', 'en')).toEqual([])
    expect(await titlesOf('events_future', 'organ', 'en')).toEqual(['Night of the organ'])
    expect(await titlesOf('content', 'Tiefgarage', 'en')).toEqual([])
  })

  test('nothing for an empty query or one without letters', async () => {
    for (const query of ['', '   ', '…', '-', '""']) {
      const found = await searchAll(visitor(), { query }, 'de')
      expect([found.events_future.count, found.events_past.count, found.content.count]).toEqual([0, 0, 0])
    }
  })
})

describe('A misspelled word', () => {
  test.each([
    ['Mozrt', 'Mozart', 'Wolfgang Amadeus Mozart'],
    ['Tschaikofsky', 'Tschaikowsky', 'Pjotr Tschaikowsky'],
    ['Hädnel', 'Händel', 'Georg Friedrich Händel'],
    ['Wolfgnag', 'Wolfgang', 'Wolfgang Amadeus Mozart'],
    ['Smihts', 'Smiths', 'Anna Smiths'],
  ])('“%s” finds what “%s” finds, and reports the correction', async (query, suggestion, title) => {
    const found = await searchAll(visitor(), { query }, 'de')
    expect(found.suggestion).toBe(suggestion)
    expect(found.content.results.map((hit) => hit.title)).toContain(title)
  })

  test('is corrected beside correct words', async () => {
    const found = await searchAll(visitor(), { query: 'Mozrt Klavierkonzert' }, 'de')
    expect(found.suggestion).toBe('Mozart Klavierkonzert')
    expect(found.content.results.map((hit) => hit.title)).toContain('Klavierkonzert Nr. 20 d-Moll')
  })

  test('is never corrected to a word that only unpublished content has', async () => {
    await createTestEvent(systemScope(database.db), {
      title: { de: 'Geheimnisvoll', en: 'Mysterious' },
      isOnline: false,
    })
    const found = await searchAll(visitor(), { query: 'Geheimnisvol' }, 'de')
    expect([found.suggestion, found.events_future.count]).toEqual([null, 0])
  })

  test('nor to one of unpublished content that has the stem of a published word', async () => {
    await createPublicPage(systemScope(database.db), {
      texts: { de: { title: 'Morgendliche Spaziergänge', slug: 'morgens' } },
    })
    expect((await searchAll(visitor(), { query: 'Spaziergänger' }, 'de')).content.count).toBeDefined()
    await createTestEvent(systemScope(database.db), {
      title: { de: 'Spaziergangs', en: 'Walks' },
      isOnline: false,
    })
    const found = await searchAll(visitor(), { query: 'Spaziergamgs' }, 'de')
    expect([found.suggestion, ...found.content.results.map(({ title }) => title)]).not.toContain(
      'Spaziergangs',
    )
    expect(found.suggestion).toBe('Spaziergänge')
  })
})

describe('A number after a name', () => {
  beforeEach(async () => {
    const scope = systemScope(database.db)
    const [mahler = 0, singer = 0] = await createArtists(scope, [
      person('Gustav Mahler'),
      person('Lena Quint'),
    ])
    const [first = 0, fifth = 0, songs = 0] = await createWorks(scope, [
      work(mahler, 'Symphonie Nr. 1 D-Dur', 'Symphony No. 1 in D major', ''),
      work(mahler, 'Symphonie Nr. 5 cis-Moll', 'Symphony No. 5 in C-sharp minor', ''),
      work(mahler, 'Lieder', 'Songs', 'op. 3 Nr. 5'),
    ])
    const evening = (de: string, en: string, dateStart: string, workId: number) =>
      createTestEvent(scope, {
        title: { de, en },
        dateStart: new Date(dateStart),
        programme: [{ kind: 'work', workId }],
        cast: [{ artistId: singer }],
      })
    await evening('5. Philharmonisches Konzert', '5th Philharmonic Concert', '2026-12-01T19:00:00Z', first)
    await evening('Liederabend', 'Song recital', '2026-12-02T19:00:00Z', songs)
    await evening('Große Symphonik', 'Great symphonies', '2027-02-01T19:00:00Z', fifth)
    await evening('Abonnement', 'Subscription', '1961-02-01T19:00:00Z', fifth)
    await countPopularity(scope)
  })

  test.each([
    ['Mahler 5', 'de'],
    ['Mahlers Fünfte', 'de'],
    ['wann wurde Mahlers Fünfte gespielt', 'de'],
    ['5. Symphonie Mahler', 'de'],
    ['Mahler’s 5th', 'en'],
    ['When was Mahler’s Fifth last played?', 'en'],
  ] as const)('means the work: “%s”', async (query, language) => {
    const found = await searchAll(visitor(), { query }, language)
    expect(found.events_future.results.map(({ date }) => date)).toEqual(['2027-02-01T19:00:00.000Z'])
    expect(found.events_past.count).toBe(1)
    expect(found.suggestion).toBeNull()
  })

  test('is its number in a catalogue when no title has it', async () => {
    expect(await titlesOf('events_future', 'Mahler 3')).toEqual(['Liederabend'])
  })

  test('stays a number after what is no composer', async () => {
    expect(await titlesOf('events_future', 'Philharmonisches Konzert 5')).toEqual([
      '5. Philharmonisches Konzert',
    ])
    expect(await titlesOf('events_future', 'Quint 5')).toContain('5. Philharmonisches Konzert')
  })

  test('is suggested with the concert that plays it', async () => {
    const concerts = (await suggest(visitor(), 'mahler 5', 'de')).filter(({ group }) => group === 'concerts')
    expect(concerts.map(({ name }) => name.de)).toEqual(['Große Symphonik'])
  })

  test.each([
    ['Mahler 5', 'Symphonie Nr. 5 cis-Moll'],
    ['Mahlers Fünfte', 'Symphonie Nr. 5 cis-Moll'],
    ['Symphonie cis-Moll', 'Symphonie Nr. 5 cis-Moll'],
    ['Mahler', null],
    ['Mahler Symphonie', null],
    ['Mahler 7', null],
    ['Mahler -5', null],
    ['', null],
  ])('names one work, or none: “%s”', async (query, title) => {
    expect((await findNamedWork(visitor(), query, 'de'))?.title ?? null).toBe(title)
  })
})

describe('A question', () => {
  beforeEach(async () => {
    const page = (title: string, slug: string, text: string) =>
      createPublicPage(systemScope(database.db), { texts: { de: { title, slug } } }, text)
    await page('Erster Besuch', 'erster-besuch', 'Eine Kleiderordnung gibt es nicht.')
    await page('Presse', 'presse', 'Der Core des Hauses, und Press-Karten.')
    await page('Absagen', 'absagen', 'Wird ein Konzert abgesagt, erstatten wir den Preis.')
  })

  test.each([
    ['Wo kann ich parken?', 'Anfahrt und Parken'],
    ['dress code', 'Erster Besuch'],
    ['Was soll ich anziehen?', 'Erster Besuch'],
    ['Konzert abgesagt Preis Lieferung', 'Absagen'],
  ])('is answered by a page: “%s”', async (query, title) => {
    const found = await searchAll(visitor(), { query }, 'de')
    expect(found.content.results.map((hit) => hit.title)).toContain(title)
    expect(found.suggestion).toBeNull()
  })

  test('without a word that is right is not answered by a text that has words as near', async () => {
    const found = await searchAll(visitor(), { query: 'gress gore' }, 'de')
    expect([found.suggestion, found.content.count]).toEqual([null, 0])
    const named = await searchAll(visitor(), { query: 'Mozrt Klavierkonzrt' }, 'de')
    expect(named.suggestion).toBe('Mozart Klavierkonzert')
  })
})

test('Found words are marked in titles and excerpts', async () => {
  const { content } = await searchAll(visitor(), { query: 'strassenbahn' }, 'de')
  const [hit] = content.results
  expect(hit?.excerpt_marks.map(([start, end]) => hit.excerpt.slice(start, end))).toEqual(['Straßenbahn'])
  const [composer] = (await searchAll(visitor(), { query: 'dvorak' }, 'de')).content.results
  expect(composer?.title_marks.map(([start, end]) => composer.title.slice(start, end))).toEqual(['Dvořák'])
})

test('Facets count the results of the other filters', async () => {
  const all = await searchAll(visitor(), { query: 'Mozart' }, 'de')
  expect(all.facets.year).toEqual([
    { year: 2027, count: 1 },
    { year: 1991, count: 1 },
  ])
  expect(all.facets.genre).toEqual([{ id: house.genreId, name: 'Orchester', count: 2 }])
  const events = await searchAll(visitor(), { query: 'Mozart', kind: ['event'], year: [1991] }, 'de')
  expect([events.events_future.count, events.events_past.count, events.content.count]).toEqual([0, 1, 0])
  expect(events.facets.kind).toEqual([{ value: 'event', count: 1 }])
  expect(events.facets.year).toEqual(all.facets.year)
})

test('An empty result suggests similar words and shorter queries', async () => {
  const found = await searchAll(visitor(), { query: 'Mozart Tiefgarage' }, 'de')
  expect(found.loosened.map(({ query }) => query).toSorted()).toEqual(['Mozart', 'Tiefgarage'])
  expect(found.nearby.map((hit) => hit.title)).toContain('Wolfgang Amadeus Mozart')
})

test('Content does not hide that there is no event on the requested days', async () => {
  const found = await searchAll(visitor(), { query: 'Mozart im Juli 2027' }, 'de')
  expect([found.events_future.count, found.content.count > 0]).toEqual([0, true])
  expect(found.loosened.map(({ query }) => query)).toEqual(['Mozart'])
})

test('An excerpt never shows names of the other language', async () => {
  const { items } = await searchGroup(visitor(), { query: 'Messiah' }, 'de', 'events_future')
  expect(items.map(({ title, excerpt }) => [title, excerpt])).toEqual([['Messias zum Advent', 'Großer Saal']])
})

describe('Persons and works', () => {
  test('are found while a public event names them', async () => {
    const scope = systemScope(database.db)
    const [artistId = 0] = await createArtists(scope, [person('Zacharias Quendelin')])
    expect(await titlesOf('content', 'Quendelin')).toEqual([])
    const inAWeek = new Date(testNow.getTime() + 7 * 86_400_000)
    await createTestEvent(scope, { cast: [{ artistId }], onlineFrom: inAWeek })
    expect(await titlesOf('content', 'Quendelin')).toEqual([])
    const later = visitorScope(database.db, inAWeek)
    expect((await searchAll(later, { query: 'Quendelin' }, 'de')).content.count).toBe(1)
    await createTestEvent(scope, { cast: [{ artistId }] })
    expect(await titlesOf('content', 'Quendelin')).toEqual(['Zacharias Quendelin'])
  })
})

test('A person is found by a word of the biography, in its language', async () => {
  const scope = systemScope(database.db)
  const says = (text: string) => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  })
  const [artistId = 0] = await createArtists(scope, [
    {
      ...person('Lise Ahrendt'),
      biography: { de: says('Sammelt Windharfen.'), en: says('Collects aeolian harps.') },
    },
  ])
  await createTestEvent(scope, { cast: [{ artistId }] })
  expect(await titlesOf('content', 'Windharfen')).toEqual(['Lise Ahrendt'])
  expect(await titlesOf('content', 'aeolian')).toEqual([])
})

describe('Suggestions', () => {
  test('are grouped, and match the beginnings of words in any order', async () => {
    const namesOf = async (text: string) =>
      (await suggest(visitor(), text, 'de')).map(({ group, name }) => `${group}: ${name.de}`)
    expect(await namesOf('amad moz')).toEqual([
      'concerts: Orgelnacht',
      'composers: Wolfgang Amadeus Mozart',
      'works: Klavierkonzert Nr. 20 d-Moll',
    ])
    expect(await namesOf('morg')).toEqual([
      'concerts: Aus der Neuen Welt',
      'concerts: Messias zum Advent',
      'concerts: Orgelnacht',
      'performers: Morgenstern-Orchester',
    ])
    expect(await namesOf('orgeln')).toEqual(['concerts: Orgelnacht'])
    expect(await namesOf('anf')).toEqual(['pages: Anfahrt und Parken'])
    expect(await namesOf('mozr')).toContain('composers: Wolfgang Amadeus Mozart')
    expect(await namesOf('')).toEqual([])
  })

  test('name a record only in the languages in which it is public', async () => {
    const [page] = await suggest(visitor(), 'anfahrt')
    expect(page?.urls).toEqual({ de: '/de/anfahrt', en: null })
    const [concert] = await suggest(visitor(), 'orgelnacht')
    expect(concert).toMatchObject({
      name: { de: 'Orgelnacht', en: 'Night of the organ' },
      detail: { de: '2027-03-12', en: '2027-03-12' },
    })
  })
})

test('Any text has an answer', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (text) => {
      const query = text.replaceAll(/[\p{Cc}\p{Cs}]/gu, '')
      await searchAll(visitor(), { query }, 'de')
      await searchGroup(visitor(), { query }, 'en', 'content')
      await suggest(visitor(), query)
    }),
    { numRuns: isComplete ? 60 : 20 },
  )
})

test('The program folds words like the database', async () => {
  const texts = [
    'Händel',
    'Dvořák',
    'Strauß',
    'Querflöte',
    'Frauen',
    'Lœwe',
    'Ærø',
    'Łódź',
    'Þórður',
    'Žižka',
  ]
  const { rows } = await database.db.execute<{ folded: string }>(sql`
    SELECT search_text(text) AS folded FROM unnest(${sql.param(texts)}::text[]) WITH ORDINALITY AS t (text, n)
    ORDER BY n`)
  expect(texts.map(foldText)).toEqual(rows.map(({ folded }) => folded))
})

async function titlesOf(
  group: 'events_future' | 'events_past' | 'content',
  query: string,
  language: Language = 'de',
): Promise<string[]> {
  const { items } = await searchGroup(visitor(), { query }, language, group)
  return items.map(({ title }) => title)
}

function person(name: string) {
  const words = name.split(' ')
  return { kind: 'person' as const, name, sortName: `${words.at(-1)}, ${words.slice(0, -1).join(' ')}` }
}

function work(composerId: number, de: string, en: string, catalogueNumber: string) {
  return { composerId, title: { de, en }, catalogueNumber }
}

describe('What only events name that visitors may not see', () => {
  const words = ['Xaverius', 'Quastenberg', 'Flügelhornzauber', 'Xaveri', 'Quastenbreg']
  const named = async () => JSON.stringify(await Promise.all(words.map((word) => suggest(visitor(), word))))
  const found = async () =>
    JSON.stringify(
      (await Promise.all(words.map((query) => searchAll(visitor(), { query }, 'de')))).map(
        ({ suggestion, loosened, nearby, content }) => [suggestion, loosened, nearby, content],
      ),
    )

  test.each([
    ['unpublished', { isOnline: false }],
    ['published later', { onlineFrom: new Date(testNow.getTime() + 86_400_000) }],
    ['no longer public', { onlineTo: new Date(testNow.getTime() - 86_400_000) }],
  ])('is not suggested while they are %s', async (_, visibility) => {
    const scope = systemScope(database.db)
    const [composer = 0, guest = 0] = await createArtists(scope, [
      person('Xaverius Fabelmann'),
      person('Dora Quastenberg'),
    ])
    const [piece = 0] = await createWorks(scope, [
      work(composer, 'Der Flügelhornzauber', 'The magic flugelhorn', 'op. 1'),
    ])
    await createTestEvent(scope, {
      title: { de: 'Ein Gast', en: 'A guest' },
      programme: [{ kind: 'work', workId: piece }],
      cast: [{ artistId: guest }],
      ...visibility,
    })
    await countPopularity(scope)
    for (const text of [await named(), await found()]) {
      expect(text).not.toMatch(/Fabelmann|Dora|Der Flügelhornzauber|magic flugelhorn/)
    }
  })

  test('is not suggested between two spans of time in which they are public, nor in a role that is not', async () => {
    const scope = systemScope(database.db)
    const day = 86_400_000
    const [guest = 0, composer = 0] = await createArtists(scope, [
      person('Dora Quastenberg'),
      person('Xaverius Fabelmann'),
    ])
    const [piece = 0] = await createWorks(scope, [work(composer, 'Stück', 'Piece', 'op. 2')])
    const evening = (more: object) =>
      createTestEvent(scope, { title: { de: 'Ein Gast', en: 'A guest' }, ...more })
    await evening({ cast: [{ artistId: guest }], onlineTo: new Date(testNow.getTime() - day) })
    await evening({ cast: [{ artistId: guest }], onlineFrom: new Date(testNow.getTime() + day) })
    await evening({ programme: [{ kind: 'work', workId: piece }] })
    for (let count = 0; count < 3; count++) await evening({ cast: [{ artistId: composer }], isOnline: false })
    await countPopularity(scope)
    expect(await suggest(visitor(), 'Quastenberg')).toEqual([])
    expect((await suggest(visitor(), 'Xaverius')).map(({ group }) => group)).toEqual([
      'concerts',
      'composers',
      'works',
    ])
  })
})
