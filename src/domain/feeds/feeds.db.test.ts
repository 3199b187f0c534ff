import { eq } from 'drizzle-orm'
import { parseAtomFeed, parseRssFeed } from 'feedsmith'
import { parseFeed } from 'podcast-partytime'
import { describe, expect, test } from 'vitest'
import { articles, media } from '#db/schema/index.ts'
import { openApi, testOrigin } from '../../../tests/support/api.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import {
  createArticle,
  createCategories,
  createTags,
  staffScope,
  systemScope,
  testNow,
  visitorScope,
} from '../../../tests/support/factories.ts'
import { expectValidFeed } from '../../../tests/support/feed-rules.ts'
import { openPages } from '../../../tests/support/pages.ts'

const database = useTestDatabase()
const scope = () => systemScope(database.db)
const api = openApi(() => visitorScope(database.db))
const both = (text: string) => ({ de: text, en: `${text} (en)` })
const at = (days: number) => new Date(testNow.getTime() + days * 86_400_000)

async function read(path: string): Promise<string> {
  const answer = await api.request(path)
  expect(answer.status, path).toBe(200)
  const xml = await answer.text()
  expectValidFeed(xml, testOrigin + path)
  return xml
}

function createStory(
  draft: Partial<Parameters<typeof createArticle>[1]> & { title: { de: string; en: string } },
): Promise<number> {
  return createArticle(scope(), {
    slug: both('story'),
    publishedAt: at(-1),
    tagIds: [],
    eventIds: [],
    ...draft,
  })
}

const titlesOfRss = async (path: string) => parseRssFeed(await read(path)).items?.map(({ title }) => title)
const titlesOfAtom = async (path: string) =>
  parseAtomFeed(await read(path)).entries?.map(({ title }) => title?.value)

describe('The feeds of stories', () => {
  test('list what visitors may read, newest first, in the language of their address', async () => {
    await createStory({ title: both('Alt'), publishedAt: at(-9) })
    await createStory({ title: both('Neu'), publishedAt: at(-1) })
    await createStory({ title: both('Morgen'), publishedAt: at(1) })
    await createStory({ title: both('Versteckt'), isOnline: false })
    await createStory({ title: both('Vorbei'), onlineTo: at(-0.5) })
    for (const titlesIn of [
      (language: string) => titlesOfRss(`/${language}/feeds/stories.rss`),
      (language: string) => titlesOfAtom(`/${language}/feeds/stories.atom`),
    ]) {
      expect(await titlesIn('de')).toEqual(['Neu', 'Alt'])
      expect(await titlesIn('en')).toEqual(['Neu (en)', 'Alt (en)'])
    }
  })

  test('show staff the same', async () => {
    await createStory({ title: both('Versteckt'), isOnline: false })
    const answer = await openApi(() => staffScope(database.db, 'editor')).request('/de/feeds/stories.rss')
    expect(await answer.text()).toBe(await read('/de/feeds/stories.rss'))
  })

  test('can be limited to a category and to a tag', async () => {
    const categories = await createCategories(scope(), [
      { key: 'hoeren', name: both('Hören'), icon: 'headphone' },
      { key: 'lesen', name: both('Lesen') },
    ])
    const [organ = 0] = await createTags(scope(), [{ name: both('Orgel'), slug: both('orgel') }])
    const [listen, toRead] = [categories.get('hoeren'), categories.get('lesen')]
    await createStory({ title: both('Pfeifen'), categoryId: listen, tagIds: [organ] })
    await createStory({ title: both('Bälge'), categoryId: toRead, tagIds: [organ] })
    await createStory({ title: both('Klatschen'), categoryId: listen })
    expect(await titlesOfRss(`/de/feeds/stories.rss?category=${listen}`)).toEqual(['Klatschen', 'Pfeifen'])
    expect(await titlesOfAtom(`/de/feeds/stories.atom?tag=${organ}`)).toEqual(['Bälge', 'Pfeifen'])
    expect(await titlesOfRss(`/de/feeds/stories.rss?category=${listen}&tag=${organ}`)).toEqual(['Pfeifen'])
    expect(parseRssFeed(await read(`/de/feeds/stories.rss?category=${listen}`)).title).toContain('Hören')
  })

  test('refuse a category and a tag that do not exist, and a language', async () => {
    for (const path of [
      '/de/feeds/stories.rss?category=99',
      '/de/feeds/stories.atom?tag=99',
      '/fr/feeds/stories.rss',
    ])
      expect((await api.request(path)).status, path).toBe(404)
    expect((await api.request('/de/feeds/stories.rss?tag=orgel')).status).toBe(400)
  })

  test('keep the id of an entry when the story is edited, and date the change', async () => {
    const id = await createStory({ title: both('Erste Fassung') })
    const [before] = parseAtomFeed(await read('/de/feeds/stories.atom')).entries ?? []
    const [item] = parseRssFeed(await read('/de/feeds/stories.rss')).items ?? []
    const changed = { title: both('Zweite'), slug: both('zweite'), publishedAt: at(-3), updatedAt: at(-0.2) }
    await database.db.update(articles).set(changed).where(eq(articles.id, id))
    const [after] = parseAtomFeed(await read('/de/feeds/stories.atom')).entries ?? []
    expect([after?.id, after?.title?.value, after?.updated]).toEqual([
      before?.id,
      'Zweite',
      at(-0.2).toISOString(),
    ])
    const [itemAfter] = parseRssFeed(await read('/de/feeds/stories.rss')).items ?? []
    expect(itemAfter?.guid).toEqual(item?.guid)
    expect(itemAfter?.guid?.value).toBe(after?.id)
  })

  test('contain markup and control characters of a title as text', async () => {
    await createStory({ title: both('a < b && "c" ]]> \u0007 </title>') })
    const [title] = (await titlesOfRss('/de/feeds/stories.rss')) ?? []
    expect(title).toContain('a < b && "c" ]]>')
    expect(await titlesOfAtom('/de/feeds/stories.atom')).toEqual([title])
  })

  test('contain at most fifty stories, and are valid without any', async () => {
    expect(await titlesOfRss('/de/feeds/stories.rss')).toBeUndefined()
    expect(await titlesOfAtom('/en/feeds/stories.atom')).toBeUndefined()
    for (let number = 0; number < 51; number++) await createStory({ title: both(`Nr. ${number}`) })
    expect(await titlesOfRss('/de/feeds/stories.rss')).toHaveLength(50)
  })

  test('are named in the head of the pages that list the same stories, and can be opened there', async () => {
    const [tag = 0] = await createTags(scope(), [{ name: both('Orgel'), slug: both('orgel') }])
    const site = openPages(() => visitorScope(database.db))
    for (const [page, feed] of [
      ['/de/stories', '/de/feeds/stories.rss'],
      ['/en/stories', '/en/feeds/stories.atom'],
      ['/de/stories?category=3', '/de/feeds/stories.rss?category=3'],
      [`/de/stories/tags/orgel/${tag}`, `/de/feeds/stories.atom?tag=${tag}`],
    ]) {
      const html = await (await site.request(page ?? '')).text()
      expect(html).toContain(`title="${feed?.includes('rss') ? 'RSS' : 'Atom'}" href="${feed}"/>`)
      expect(html).toContain(`<a href="${feed}"`)
    }
  })
})

describe('The podcast', () => {
  const key = '0123456789abcdef0123456789abcdef'

  async function createRecording(columns: Partial<typeof media.$inferInsert> = {}): Promise<number> {
    const [row] = await database.db
      .insert(media)
      .values({
        kind: 'audio',
        fileName: 'saal.mp3',
        storageKey: key,
        mimeType: 'audio/mpeg',
        byteSize: 4200,
        sha256: key,
        durationMs: 24_400,
        transcript: {
          de: '0:00 # Großer Saal\n0:01 Ein <Klatschen>.\n0:12 # Werkraum\n0:13 Fast nichts.',
          en: '0:00 A clap.',
        },
        ...columns,
      })
      .returning({ id: media.id })
    return row?.id ?? 0
  }

  async function createEpisode(recordingId: number | null, icon: 'headphone' | 'book' = 'headphone') {
    const categories = await createCategories(scope(), [{ key: icon, name: both(icon), icon }])
    const title = { de: `Klatschen ${icon}`, en: 'Clap' }
    return createStory({ title, recordingId, categoryId: categories.get(icon), teaser: both('Vier Säle') })
  }

  test('has an episode for each story to listen to, with its file, length, chapters and transcript', async () => {
    await createEpisode(await createRecording())
    const podcast = parseFeed(await read('/de/feeds/podcast.rss'))
    expect(podcast).toMatchObject({
      language: 'de',
      explicit: false,
      guid: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
    })
    expect(podcast?.items).toHaveLength(1)
    expect(podcast?.items[0]).toMatchObject({
      title: 'Klatschen headphone',
      duration: 24,
      enclosure: { url: `${testOrigin}/media/${key}-4200-xx/saal.mp3`, length: 4200, type: 'audio/mpeg' },
      podcastChapters: { url: `${testOrigin}/de/feeds/${key}.json`, type: 'application/json+chapters' },
      podcastTranscripts: [{ url: `${testOrigin}/de/feeds/${key}.vtt`, type: 'text/vtt', language: 'de' }],
    })
  })

  test('leaves out stories without a recording, those to read, and films', async () => {
    await createEpisode(null)
    await createEpisode(await createRecording(), 'book')
    const categories = await createCategories(scope(), [{ key: 'b', name: both('B'), icon: 'headphone' }])
    const film = { kind: 'video', storageKey: 'f'.repeat(32), sha256: 'f' } as const
    await createStory({
      title: both('Film'),
      recordingId: await createRecording(film),
      categoryId: categories.get('b'),
    })
    expect(await titlesOfRss('/de/feeds/podcast.rss')).toBeUndefined()
  })

  test('links to captions and chapters in the language of the feed', async () => {
    await createRecording()
    const german = await api.request(`/de/feeds/${key}.vtt`)
    expect(german.headers.get('Content-Type')).toBe('text/vtt; charset=utf-8')
    expect(await german.text()).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:13.000\nEin &lt;Klatschen&gt;.\n\n00:00:13.000 --> 00:00:24.400\nFast nichts.\n',
    )
    expect(await (await api.request(`/en/feeds/${key}.vtt`)).text()).toContain('A clap.')
    expect(await (await api.request(`/de/feeds/${key}.json`)).json()).toEqual({
      version: '1.2.0',
      chapters: [
        { startTime: 0, title: 'Großer Saal' },
        { startTime: 12, title: 'Werkraum' },
      ],
    })
    expect((await api.request(`/en/feeds/${key}.json`)).status).toBe(404)
    expect((await api.request(`/de/feeds/${'a'.repeat(32)}.vtt`)).status).toBe(404)
  })

  test('is what a story with a recording shows, too: a player, its length and the transcript', async () => {
    const id = await createEpisode(await createRecording())
    const site = openPages(() => visitorScope(database.db))
    const html = await (await site.request(`/de/stories/${encodeURIComponent('story')}/${id}`)).text()
    expect(html).toContain(`<audio controls="" preload="none" src="/media/${key}-4200-xx/saal.mp3"`)
    expect(html).toContain(`<track kind="captions" src="/de/feeds/${key}.vtt"`)
    expect(html).toContain('24 Sekunden hören')
    expect(html).toContain('Ein &lt;Klatschen&gt;.')
  })
})
