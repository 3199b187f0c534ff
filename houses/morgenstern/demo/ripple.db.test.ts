import { and, eq, gt } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#db/client/index.server.ts'
import { publishPageContent, createPage, publishArticleText } from '#domain/content/index.server.ts'
import { listRipple } from '#domain/facts/index.server.ts'
import { changeRecord, readRecordValues } from '#domain/records/index.server.ts'
import { updateStatistics } from '#domain/update-statistics.server.ts'
import { artists, castMembers, events, rooms } from '#db/schema/index.ts'
import { addDays, hallDay, inHall } from '#i18n/dates.ts'
import { hallInstant } from '#i18n/hall-time.ts'
import { languages, perLanguage, type Language } from '#i18n/languages.ts'
import { store } from '#records/event/store.server.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { detailHref, pageHref } from '#routing/paths.ts'
import { openFreshDatabase } from '../../../tests/support/database.ts'
import { createArticle, systemScope, testNow, visitorScope } from '../../../tests/support/factories.ts'
import { insertMedia } from '../../../tests/support/media.ts'
import { openPages } from '../../../tests/support/pages.ts'
import {
  daysOf,
  hallsOf,
  namesOf,
  plantDecoys,
  plantProse,
  pricesOf,
  timesOf,
  type Bond,
  type Concert,
  type Planted,
  type PlantedFact,
} from '../../../tests/support/planted-prose.ts'
import { isComplete } from '../../../tests/support/sweep.ts'
import { files } from './files/files.ts'
import { planDemo } from './index.ts'
import { loadEvents } from '#demo/loading/load-events.ts'
import { loadHouse } from '#demo/loading/load-house.ts'
import { loadPages } from '#demo/loading/load-pages.ts'
import { loadRepertoire } from '#demo/loading/load-repertoire.ts'
import { pictures } from './pictures/pictures.ts'
import { seededRandom, type Random } from './random.ts'
import type { Scope } from '#domain/scope.ts'

// Not in one transaction: in a complete run it would be open for minutes, and others of the server wait for its end.
let database: Database
beforeAll(async () => {
  database = await openFreshDatabase()
})
afterAll(() => database.close())

/** How many changes, and of how many concerts. */
const size = isComplete ? { changes: 60, concerts: 60 } : { changes: 8, concerts: 8 }

type Page = { owner: string; language: Language; path: string; planted: Planted[] }
type Change = { fact: PlantedFact; changes: Record<string, unknown>; words: (language: Language) => string[] }

test('After a change of a concert, the list has the places that a search of all pages finds', async () => {
  const scope = systemScope(database.db)
  await loadSeason(scope)
  const random = seededRandom('ripple')
  const concerts = await chooseConcerts(scope, random)
  const pages = [...(await plantPages(scope, random, concerts)), ...(await demoPages(scope))]
  const site = openPages(() => visitorScope(database.db))
  const render = async ({ path }: Page) =>
    textOf(await (await site.request(`http://localhost${path}`)).text())
  const rendered = new Map<Page, string>()
  for (const page of pages) rendered.set(page, await render(page))
  for (const page of pages)
    for (const { line } of page.planted)
      expect(rendered.get(page), page.path).toContain(normal(line.map(({ text }) => text).join('')))

  const counts = { expected: 0, found: 0, right: 0, hits: 0 }
  const missed: string[] = []
  const wrong: string[] = []
  for (let step = 0; step < size.changes; step += 1) {
    const concert = random.pick(concerts)
    const before = await readRecordValues(scope, store, concert.id)
    const change = await chooseChange(scope, random, concert, before)
    await changeRecord(scope, store, concert.id, { changes: change.changes })
    const expected = new Set<string>()
    for (const page of pages) {
      const words = change.words(page.language)
      if (!words.some((word) => rendered.get(page)?.includes(normal(word)))) continue
      const text = await render(page)
      counts.hits += words.filter((word) => text.includes(normal(word))).length
      for (const { line, claims } of page.planted) {
        const paragraph = normal(line.map((part) => part.text).join(''))
        const isUntrue = claims.some(({ event, fact }) => event === concert.id && fact === change.fact)
        if (isUntrue && text.includes(paragraph)) expected.add(`${page.owner} ${page.language} ${paragraph}`)
      }
    }
    const { prose } = await listRipple(scope, concert.id)
    const found = new Set(
      prose
        .filter(({ fact }) => fact === change.fact)
        .map(({ kind, id, language, text }) => `${kind}-${id} ${language} ${normal(text)}`),
    )
    const others = prose.filter(({ fact }) => fact !== change.fact)
    counts.expected += expected.size
    counts.found += found.size + others.length
    counts.right += [...found].filter((place) => expected.has(place)).length
    const name = `${change.fact} of ${concert.id}`
    missed.push(...[...expected].filter((place) => !found.has(place)).map((place) => `${name}: ${place}`))
    wrong.push(
      ...[...found].filter((place) => !expected.has(place)).map((place) => `${name}: ${place}`),
      ...others.map((one) => `${name}: ${one.fact} in ${one.kind}-${one.id}: ${one.text}`),
    )
    const back = Object.fromEntries(Object.keys(change.changes).map((key) => [key, before[key]]))
    await changeRecord(scope, store, concert.id, { changes: back })
  }
  const recall = counts.right / counts.expected
  const isFalse = 1 - counts.right / counts.found
  console.log(
    `${size.changes} changes, ${pages.length} pages: ${counts.hits} hits of the search, ${counts.expected} untrue places, ` +
      `${counts.right} of them found (${(100 * recall).toFixed(1)} %), ${counts.found - counts.right} false (${(100 * isFalse).toFixed(1)} %)`,
  )
  if (process.env['RIPPLE_DEBUG'])
    console.log([...missed.map((one) => `- ${one}`), ...wrong.map((one) => `+ ${one}`)].join('\n'))
  expect(counts.expected).toBeGreaterThan(size.changes)
  expect(recall, missed.join('\n')).toBeGreaterThanOrEqual(0.95)
  expect(isFalse, wrong.join('\n')).toBeLessThanOrEqual(0.05)
}, 3_600_000)

/** The demo without its archive and its pictures; in a sample, only some of its concerts, and none of its pages. */
async function loadSeason(scope: Scope): Promise<void> {
  const whole = planDemo(hallDay(testNow))
  const season = isComplete ? whole.season : whole.season.slice(0, 120)
  const plan = { ...whole, archive: [], season }
  const picture = await insertMedia(scope.db, 'picture')
  const library = {
    items: new Map([...pictures, ...files].map(({ key }) => [key, picture])),
    ofOwners: new Map<string, number>(),
  }
  const house = await loadHouse(scope, plan)
  const ids = { ...house, ...(await loadRepertoire(scope, plan)), keys: {}, shopOrigin: 'http://localhost' }
  const eventIds = await loadEvents(scope, plan, {
    ids,
    drawing: Promise.resolve(library),
    onProgress: () => {},
  })
  if (isComplete) await loadPages(scope, plan, { ...ids, eventIds, library })
  await updateStatistics(scope)
}

/** Coming concerts with titles of their own and a soloist. */
async function chooseConcerts({ db }: Scope, random: Random): Promise<Concert[]> {
  const rows = await db
    .select({ event: events, artist: artists, hall: rooms.name })
    .from(events)
    .innerJoin(castMembers, eq(castMembers.eventId, events.id))
    .innerJoin(artists, and(eq(artists.id, castMembers.artistId), eq(artists.kind, 'person')))
    .innerJoin(rooms, eq(rooms.id, events.roomId))
    .where(gt(events.dateStart, new Date(testNow.getTime() + 20 * 86_400_000)))
    .orderBy(events.id, castMembers.position)
  const titles = Map.groupBy(
    await db.select({ id: events.id, title: events.title }).from(events),
    ({ title }) => title.de,
  )
  const seen = new Set<number>()
  const concerts = rows.flatMap(({ event, artist, hall }): Concert[] => {
    const isAlone =
      titles.get(event.title.de)?.length === 1 && event.title.de.length > 14 && event.title.en.length > 14
    if (seen.has(event.id) || !isAlone || event.priceMin === null || event.priceMin % 100 !== 0) return []
    if (event.status === 'cancelled' || event.status === 'postponed' || !event.isOnline) return []
    seen.add(event.id)
    const { hour, minute } = inHall(event.dateStart)
    return [
      {
        id: event.id,
        title: event.title,
        performer: {
          id: artist.id,
          name: { de: artist.name, en: artist.nameEnglish ?? artist.name },
          family: artist.sortName.split(',')[0] ?? '',
        },
        day: event.dateLocal,
        minutes: hour * 60 + minute,
        hall,
        price: event.priceMin / 100,
      },
    ]
  })
  return random.shuffle(concerts).slice(0, size.concerts)
}

async function plantPages(scope: Scope, random: Random, concerts: readonly Concert[]): Promise<Page[]> {
  const pages: Page[] = []
  const bonds: Bond[] = ['link', 'link', 'title', 'performer']
  // Pages that speak of several concerts, and of other things.
  for (let index = 0; index < concerts.length; index += 4) {
    const group = concerts.slice(index, index + 4)
    const texts = perLanguage(() => ({ slug: `notizen-${index}`, title: `Notizen ${index}` }))
    const id = await createPage(scope, { texts })
    for (const language of languages) {
      const planted = group.flatMap((concert) => [
        ...bonds.map((bond) => plantProse(random, concert, language, bond)),
        ...plantDecoys(random, concert, random.pick(concerts.filter((one) => one !== concert)), language),
      ])
      await publishPageContent(scope, id, language, documentOf(random.shuffle(planted)))
      pages.push({ owner: `page-${id}`, language, path: pageHref(`notizen-${index}`, language), planted })
    }
  }
  // A story about each.
  for (const concert of concerts) {
    const title = perLanguage(() => `Geschichte ${concert.id}`)
    const slug = perLanguage(() => `geschichte-${concert.id}`)
    const id = await createArticle(scope, {
      title,
      slug,
      publishedAt: new Date(testNow.getTime() - 86_400_000),
      tagIds: [],
      eventIds: [concert.id],
    })
    const planted = perLanguage((language) => [
      plantProse(random, concert, language, 'page'),
      plantProse(random, concert, language, 'page'),
    ])
    await publishArticleText(
      scope,
      id,
      perLanguage((language) => documentOf(planted[language])),
    )
    for (const language of languages)
      pages.push({
        owner: `article-${id}`,
        language,
        path: detailHref('stories', language, { id, slug }),
        planted: planted[language],
      })
  }
  // Their own descriptions.
  for (const concert of concerts) {
    const planted = perLanguage((language) => [plantProse(random, concert, language, 'page')])
    const description = perLanguage((language) => richText(planted[language]))
    await changeRecord(scope, store, concert.id, { changes: { description } })
    const values = await readRecordValues(scope, store, concert.id)
    for (const language of languages)
      pages.push({
        owner: `event-${concert.id}`,
        language,
        path: detailHref('events', language, { id: concert.id, slug: values['slug'] as Concert['title'] }),
        // The page of a cancelled concert says so itself.
        planted: planted[language].map(({ line, claims }) => ({
          line,
          claims: claims.filter(({ fact }) => fact !== 'status'),
        })),
      })
  }
  return pages
}

/** The pages and stories that the demo has itself. */
async function demoPages({ db }: Scope): Promise<Page[]> {
  const { rows } = await db.execute<{
    owner: string
    language: Language
    kind: string
    path: string
    id: number
    slug: string
  }>(`
    SELECT 'page-' || page_id AS owner, language, 'page' AS kind, path, page_id AS id, slug FROM page_locales
      JOIN pages ON pages.id = page_id WHERE system_key IS NULL AND title NOT LIKE 'Notizen %'
    UNION ALL SELECT 'article-' || id, language, 'article', '', id, slug ->> language FROM articles
      CROSS JOIN (VALUES ('de'), ('en')) AS all_languages (language) WHERE title ->> 'de' NOT LIKE 'Geschichte %'`)
  return rows.map(({ owner, language, kind, path, id, slug }) => ({
    owner,
    language,
    planted: [],
    path:
      kind === 'page'
        ? pageHref(path, language)
        : detailHref('stories', language, { id, slug: { de: slug, en: slug } }),
  }))
}

const changed: PlantedFact[] = ['performer', 'performer', 'time', 'date', 'hall', 'price', 'status']

async function chooseChange(
  { db }: Scope,
  random: Random,
  concert: Concert,
  before: Record<string, unknown>,
): Promise<Change> {
  const fact = random.pick(changed)
  const at = (day: string, minutes: number) =>
    hallInstant(
      `${day}T${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
    )?.toISOString()
  switch (fact) {
    case 'performer': {
      const others = await db.select().from(artists).where(eq(artists.kind, 'person'))
      const performing = JSON.stringify([before['cast'], before['programme']])
      const other = random.pick(
        others.filter(
          ({ id, sortName }) => !performing.includes(`"artist":${id},`) && sortName.includes(','),
        ),
      )
      const isNoted = random.chance(0.5)
      const replaced = (cast: unknown): unknown =>
        Array.isArray(cast)
          ? cast.map((row: Record<string, unknown>) =>
              row['artist'] === concert.performer.id
                ? { ...row, artist: other.id, replaces: isNoted ? concert.performer.id : null }
                : row,
            )
          : cast
      const programme = Array.isArray(before['programme'])
        ? before['programme'].map((item: Record<string, unknown>) => ({
            ...item,
            cast: replaced(item['cast']),
          }))
        : []
      return {
        fact,
        changes: { cast: replaced(before['cast']), programme },
        words: (language) => Object.values(namesOf(concert.performer, language)),
      }
    }
    case 'time': {
      const minutes = concert.minutes + random.pick([-60, -30, 30, 60])
      return {
        fact,
        changes: { date_start: at(concert.day, minutes), date_end: null, doors_open: null },
        words: (language) => timesOf(concert.minutes, language),
      }
    }
    case 'date': {
      const day = addDays(concert.day, random.between(1, 9))
      return {
        fact,
        changes: { date_start: at(day, concert.minutes), date_end: null, doors_open: null },
        words: (language) => daysOf(concert.day, language),
      }
    }
    case 'hall': {
      const halls = await db.select().from(rooms)
      const other = random.pick(halls.filter(({ name }) => name.de !== concert.hall.de))
      return {
        fact,
        changes: { room: other.id },
        words: (language) => Object.values(hallsOf(concert.hall[language], language)),
      }
    }
    case 'price': {
      const min = concert.price * 100 + random.pick([-300, 200, 500])
      const max = typeof before['price_max'] === 'number' ? Math.max(before['price_max'], min) : null
      return {
        fact,
        changes: { price_min: min, price_max: max, price_categories: [] },
        words: (language) => pricesOf(concert.price, language),
      }
    }
    default:
      return {
        fact,
        changes: { status: 'cancelled' },
        words: (language) => [
          concert.title[language],
          namesOf(concert.performer, language).full,
          ...daysOf(concert.day, language),
        ],
      }
  }
}

function richText(planted: readonly Planted[]) {
  return {
    type: 'doc',
    content: planted.map(({ line }) => ({
      type: 'paragraph',
      content: line.map(({ text, link }) => ({
        type: 'text',
        text,
        ...(link !== undefined && { marks: [{ type: 'link', attrs: { href: link, newWindow: false } }] }),
      })),
    })),
  }
}

function documentOf(planted: readonly Planted[]): ContentDocument {
  const blocks = planted.map((one, index) => ({
    id: `planted-${index}`,
    type: 'text',
    version: 1,
    fields: { content: richText([one]) },
  }))
  return { version: 1, containers: [{ id: 'all', layout: '100', columns: [blocks] }] }
}

/** What a visitor reads of a page, apart from what is drawn around its content. */
function textOf(html: string): string {
  return normal(
    html
      .replaceAll(/<(script|style|head)\b[\s\S]*?<\/\1>/gu, ' ')
      .replaceAll(/<\/?(?:a|em|strong|b|i|span)\b[^>]*>/gu, '')
      .replaceAll(/<[^>]*>/gu, ' ')
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&nbsp;', ' ')
      .replaceAll('&amp;', '&'),
  )
}

function normal(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim()
}
