import { describe, expect, test, vi } from 'vitest'
import { blocksOf, readContent } from '#domain/content/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { Shown } from '#domain/cache-tags.ts'
import { reportOnce } from '#server/http/report-once.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import { createTestEvent, createHouse, systemScope, visitorScope } from '../../tests/support/factories.ts'
import { loadContent } from './load-content.server.ts'
import { blockLoaders } from './loaders.generated.server.ts'
import { renderContent } from './test-programs/render-content.tsx'
import { insertMedia, library } from '../../tests/support/media.ts'

const database = useTestDatabase()

const block = (id: string, type: string, fields: object) => ({ id, type, version: 1, fields })
const contentOf = (...blocks: object[]) =>
  readContent({ version: 1, containers: [{ id: 'c', layout: '100', columns: [blocks] }] })
const headline = block('words', 'headline', { content: 'Nachbarin' })

async function show(content: ReturnType<typeof contentOf>, scope: Scope, loaders = blockLoaders) {
  const shown = await loadContent(scope, content, 'de', loaders)
  const render = (isStaff: boolean) => renderContent(shown, { now: scope.now, isStaff })
  return { shown, visitors: render(false), staff: render(true) }
}

describe('A block that fails while it is loaded', () => {
  const failing = {
    ...blockLoaders,
    reservation: () => Promise.reject(new Error('the loader is broken')),
  }

  test('is left out for visitors and reported to staff; the rest of the page is shown', async () => {
    const { visitors, staff, shown } = await show(
      contentOf(headline, block('table', 'reservation', {})),
      visitorScope(database.db),
      failing,
    )
    expect(visitors).toContain('Nachbarin')
    expect(visitors).not.toMatch(/data-missing/)
    expect(staff).toContain('Nachbarin')
    expect(staff).toContain('data-missing="not_loaded"')
    expect(shown.broken).toEqual(['table'])
  })

  test('is logged once, and its page is not cached', async () => {
    const logger = { error: vi.fn() }
    const scope = { ...visitorScope(database.db), shown: new Shown(), report: reportOnce(logger) }
    const content = contentOf(block('table', 'reservation', {}))
    await show(content, scope, failing)
    await show(content, scope, failing)
    expect(logger.error).toHaveBeenCalledTimes(1)
    expect(logger.error.mock.calls[0]?.[0]).toMatchObject({ subject: 'reservation table' })
    expect(scope.shown.isIncomplete).toBe(true)
    await show(contentOf(block('other', 'reservation', {})), scope, failing)
    expect(logger.error).toHaveBeenCalledTimes(2)
  })

  test('fails the whole page during a database outage, so that the visitor tries again', async () => {
    const away = Object.assign(new Error('the database system is shutting down'), { code: '57P01' })
    const loaders = { reservation: () => Promise.reject(away) }
    await expect(
      show(contentOf(block('table', 'reservation', {})), visitorScope(database.db), loaders),
    ).rejects.toThrow(away)
  })
})

test('A block whose id is the name of an inherited property is shown like any other', async () => {
  const ids = ['constructor', '__proto__', 'toString', 'hasOwnProperty']
  const video = { video_url: 'https://vimeo.com/76979871', title: 'Film' }
  const { visitors } = await show(
    contentOf(headline, ...ids.map((id) => block(id, 'video', video))),
    visitorScope(database.db),
  )
  expect(visitors).toContain('Nachbarin')
  expect(visitors.match(/Film/g)?.length).toBeGreaterThanOrEqual(ids.length)
})

test('An unreadable item in a list is left out, and the list shows the others', async () => {
  const scope = systemScope(database.db)
  await createHouse(scope)
  const id = await createTestEvent(scope, { title: { de: 'Konzert', en: 'Concert' } })
  const list = {
    ...block('list', 'event-list', {}),
    children: [
      block('a', 'event-item', { event: `event:${id}` }),
      block('b', 'event-item', { event: 'event:99999999999' }),
      block('c', 'event-item', { event: 12 }),
    ],
  }
  const content = contentOf(list)
  expect(blocksOf(content).map(({ error }) => error)).toEqual([
    undefined,
    undefined,
    'invalid_fields',
    'invalid_fields',
  ])
  const { shown } = await show(content, visitorScope(database.db))
  expect(shown.broken).toEqual([])
  expect(shown.data['list']).toMatchObject({ events: [{ id }] })
})

test('A recording of the library is shown with its texts from the library', async () => {
  const scope = systemScope(database.db)
  const id = await insertMedia(database.db, 'pfeife', {
    kind: 'audio',
    fileName: 'pfeife.mp3',
    caption: { de: 'Die tiefste Pfeife', en: 'The lowest pipe' },
    copyright: 'Hausarchiv',
  })
  const { visitors } = await show(contentOf(block('a', 'audio', { file: `media:${id}` })), scope)
  for (const words of ['<audio', 'Die tiefste Pfeife', '© Hausarchiv']) expect(visitors).toContain(words)
})

describe('A picture of the library', () => {
  test("shows the library's texts, now and after a change, unless the block has its own", async () => {
    const scope = systemScope(database.db)
    const id = await insertMedia(database.db, 'saal', {
      alt: { de: 'Der Saal', en: 'The hall' },
      caption: { de: 'Vor dem Konzert', en: '' },
      credit: 'Ada Lindqvist',
    })
    const image = `media:${id}`
    const silent = block('silent', 'image', { image })
    const own = block('own', 'image', {
      image,
      image_alt: 'Leere Reihen',
      description: 'Nach dem Konzert',
      copyright: 'Hausarchiv',
    })
    const teaser = block('teaser', 'full-teaser', { image, headline: 'Saal' })
    const first = await show(contentOf(silent), scope)
    expect(first.visitors).toMatch(/<img[^>]* alt="Der Saal"/)
    expect(first.visitors).toContain('Vor dem Konzert')
    expect(first.visitors).toContain('© Ada Lindqvist')

    await library.change(scope, id, { credit: 'Jonas Lindqvist', copyright: 'Haus' })
    expect((await show(contentOf(silent), scope)).visitors).toContain('© Jonas Lindqvist / Haus')
    expect((await show(contentOf(teaser), scope)).visitors).toContain('© Jonas Lindqvist / Haus')
    const ownShown = (await show(contentOf(own), scope)).visitors
    for (const words of ['alt="Leere Reihen"', 'Nach dem Konzert', '© Hausarchiv'])
      expect(ownShown).toContain(words)
    for (const words of ['Der Saal', 'Vor dem Konzert', 'Lindqvist']) expect(ownShown).not.toContain(words)
  })

  test('has no alternative text if it is marked as decorative, in the library or in the block', async () => {
    const scope = systemScope(database.db)
    const alt = { de: 'Linien', en: 'Lines' }
    const decorative = await insertMedia(database.db, 'linien', { alt, isDecorative: true })
    const described = await insertMedia(database.db, 'saal', { alt })
    const shown = await show(
      contentOf(
        block('a', 'image', { image: `media:${decorative}` }),
        block('b', 'image', { image: `media:${described}`, image_decorative: true }),
      ),
      scope,
    )
    expect(shown.visitors.match(/<img[^>]* alt=""/g)).toHaveLength(2)
    expect(shown.visitors).not.toContain('Linien')
  })
})
