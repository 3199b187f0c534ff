import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { blockDefinitions } from '#blocks/schemas.generated.ts'
import { priceChoice } from '#choice/choice.ts'
import { checkForm } from '#domain/forms/check-form.ts'
import { isRecord } from '#json/is-record.ts'
import { record } from '#records/form/record.ts'
import { inputShape } from '#records/schemas.ts'
import { plainFormField } from '#records/shared/plain-form-field.ts'
import { countWords } from '#demo/texts/words.ts'
import { files } from './files/files.ts'
import { planDemo } from './index.ts'
import { roleLabel } from './people/roles.ts'
import { ownerOfEvent } from '#demo/plan.ts'
import { pictures } from './pictures/pictures.ts'
import type { Block, ContentDocument } from '#demo/plan.ts'

const plan = planDemo('2026-11-21')

const keys: Record<string, Set<string>> = {
  page: new Set(plan.pages.map((page) => page.key)),
  event: new Set(plan.season.map((event) => event.key)),
  article: new Set(plan.articles.map((article) => article.key)),
  subscription: new Set(plan.subscriptions.map((subscription) => subscription.key)),
  form: new Set(plan.forms.map((form) => form.slug)),
  media: new Set([...pictures, ...files].map(({ key }) => key)),
  route: new Set(['events', 'subscriptions', 'blog', 'archive']),
}

const documents = [
  ...plan.pages.map((page) => page.content),
  ...plan.articles.map((article) => article.body),
  ...plan.sections.map((section) => section.content),
  ...plan.sharedBlocks.map((shared) => shared.content),
].flatMap(({ de, en }) => [de, en])

test('the plan has the expected numbers of records', () => {
  expect(plan.series).toHaveLength(12)
  expect(plan.subscriptions).toHaveLength(20)
  expect(plan.subscriptionGroups).toHaveLength(5)
  expect(plan.articles).toHaveLength(30)
  expect(plan.pages.length).toBeGreaterThanOrEqual(40)
  expect(plan.forms).toHaveLength(8)
  expect(plan.redirects.length).toBeGreaterThanOrEqual(10)
  expect(plan.rooms.map((room) => room.seats)).toEqual([1840, 704, 320, 180])
  expect(new Set(plan.customerTags.map((tag) => tag.category))).toEqual(
    new Set(['Mitglieder', 'Abonnent:innen']),
  )
  expect(plan.navigation.menu.filter((entry) => entry.isHighlight).map((entry) => entry.name.de)).toEqual([
    'Programm und Karten',
    'Abonnements',
    'Stories',
    'Besuch',
    'Haus und Menschen',
  ])
})

test('every text exists in both languages', () => {
  const missing: string[] = []
  // A picture may be without a caption.
  visit({ ...plan, archive: plan.archive.slice(0, 500), pictures: [] }, '', (value, path) => {
    if (!isLocalized(value)) return
    for (const locale of ['de', 'en'] as const) {
      const text = value[locale]
      if (typeof text === 'string' && !text.trim() && !path.startsWith('.pages.0.slugs'))
        missing.push(`${path}.${locale}`)
    }
  })
  expect(missing).toEqual([])
})

test('every text of a page, a story and a subscription is shown, in both languages', () => {
  const shown = [
    ...plan.pages.map(({ key }) => `pages/${key}`),
    ...plan.articles.map(({ key }) => `stories/${key}`),
    ...plan.subscriptions.map(({ key }) => `subscriptions/${key}`),
  ]
  const written = globSync('{pages,stories,subscriptions}/*.md', { cwd: join(import.meta.dirname, 'texts') })
  expect(written.toSorted()).toEqual(shown.flatMap((name) => [`${name}.de.md`, `${name}.en.md`]).toSorted())
})

test('no text has exclamation marks or straight quotation marks', () => {
  const texts = documents.map(textOfAll).join(' ')
  expect(texts).not.toMatch(/!/)
  expect(texts).not.toMatch(/\w'\w|"/)
})

test('every reference of an event exists', () => {
  const rooms = new Set(plan.rooms.map((room) => room.key))
  const genres = new Set(plan.genres.map((genre) => genre.key))
  const series = new Set(plan.series.map((entry) => entry.key))
  const tags = new Set(plan.customerTags.map((tag) => tag.key))
  const works = new Set(plan.works.map((work) => work.key))
  const artists = new Set(plan.artists.map((artist) => artist.key))
  for (const event of [...plan.season, ...plan.archive]) {
    expect(rooms.has(event.roomKey)).toBe(true)
    expect(event.genreKeys.length > 0 && event.genreKeys.every((key) => genres.has(key))).toBe(true)
    expect(event.seriesKey === null || series.has(event.seriesKey)).toBe(true)
    expect(event.customerTags.every((tag) => tags.has(tag.tagKey))).toBe(true)
    expect(event.programme.every((item) => item.workKey === undefined || works.has(item.workKey))).toBe(true)
    expect(event.cast.every((item) => artists.has(item.artistKey))).toBe(true)
    expect(event.slug.de && event.slug.en).toBeTruthy()
  }
  expect(plan.series.every((entry) => genres.has(entry.genreKey))).toBe(true)
  expect(
    plan.composers.every((composer) => plan.works.some((work) => work.composerKey === composer.key)),
  ).toBe(true)
})

test('every role has a name', () => {
  for (const artist of plan.artists)
    for (const role of artist.roles) expect(roleLabel(role, artist.gender).de).toBeTruthy()
})

test('every link in texts, heroes and menus has a target', () => {
  const links = [
    ...documents.flatMap(linksOf),
    ...plan.pages.flatMap((page) => (page.hero ? [page.hero.link] : [])),
    ...plan.season.flatMap((event) =>
      event.description ? [event.description.de, event.description.en].flatMap(hrefsOf) : [],
    ),
    ...plan.navigation.menu.flatMap((entry) => [
      entry.target,
      ...entry.children.map((child) => child.target),
    ]),
    ...plan.navigation.footer.map((link) => link.target),
  ]
  const broken = links.filter((link) => {
    const [, kind, key] = /^(page|event|article|subscription|media|form|route):(.+)$/.exec(link) ?? []
    if (kind && key) return !keys[kind]?.has(key)
    return !/^(https:\/\/[\w.-]+\.example\/|mailto:[\w.-]+@[\w-]+\.example$|tel:\+49\d+$)/.test(link)
  })
  expect(links.length).toBeGreaterThan(150)
  expect(broken).toEqual([])
})

describe('the library', () => {
  const named = new Set<string>()
  visit([documents, plan.pages.map((page) => page.hero?.image)], '', (value) => {
    const key = typeof value === 'string' ? /^media:(.+)$/.exec(value)?.[1] : undefined
    if (key !== undefined) named.add(key)
  })

  test('contains everything that pages reference', () => {
    expect([...named].filter((key) => !keys.media?.has(key))).toEqual([])
  })

  test('has pictures only of records that exist', () => {
    const owners = pictures.flatMap(({ of }) => of)
    const known = new Set([
      ...plan.season.map(({ key }) => ownerOfEvent(key)),
      ...plan.articles.map(({ key }) => `article:${key}`),
      ...plan.subscriptions.map(({ key }) => `subscription:${key}`),
    ])
    expect(owners.filter((owner) => !known.has(owner))).toEqual([])
    expect(new Set(owners).size).toBe(owners.length)
  })

  test('has something to hear or to see for exactly the stories of the categories for it', () => {
    for (const { key, categoryKey, recordingKey } of plan.articles)
      expect(recordingKey !== null, key).toBe(categoryKey !== 'lesen')
  })

  test('is used completely, except two drafts of a poster', () => {
    const played = new Set(plan.articles.map(({ recordingKey }) => recordingKey))
    const unused = [...pictures, ...files.map(({ key }) => ({ key, of: [] }))].filter(
      ({ key, of }) => of.length === 0 && !named.has(key) && !played.has(key),
    )
    expect(unused.map(({ key }) => key)).toEqual(['plakatentwurf', 'plakatentwurf-zwei'])
  })

  test('has an alternative text for every picture in both languages that differs from its caption', () => {
    for (const { alt, caption } of pictures)
      for (const language of ['de', 'en'] as const) {
        expect(alt[language]).not.toBe('')
        expect(alt[language]).not.toBe(caption[language])
      }
  })
})

test('event lists name a series or genre that exists', () => {
  const lists = documents.flatMap(blocksOf).filter((block) => block.type === 'event-list')
  for (const { fields } of lists) {
    const { seriesKey, genreKey } = { seriesKey: undefined, genreKey: undefined, ...asRecord(fields.source) }
    expect(seriesKey === undefined || plan.series.some((entry) => entry.key === seriesKey)).toBe(true)
    expect(genreKey === undefined || plan.genres.some((entry) => entry.key === genreKey)).toBe(true)
  }
  expect(lists.length).toBeGreaterThan(20)
})

test('pages show every kind of block, in both languages', () => {
  for (const language of ['de', 'en'] as const) {
    const blocks = plan.pages.flatMap(({ content }) => blocksOf(content[language]))
    // The events that a list names by key become its items when they are loaded.
    const hasItems = blocks.some(({ fields }) => isRecord(fields.source) && 'eventKeys' in fields.source)
    const types = new Set([...blocks.map(({ type }) => type), ...(hasItems ? ['event-item'] : [])])
    expect([...types].toSorted()).toEqual(Object.keys(blockDefinitions).toSorted())
  }
})

test('every block of the house’s texts can be published unchanged', () => {
  const named = plan.pages.flatMap(({ content }) => [content.de, content.en]).flatMap(blocksOf)
  const errors = named.flatMap(({ id, type, fields }) =>
    ['event-list', 'subscription-item'].includes(type) // their keys become numbers when they are loaded
      ? []
      : (blockDefinitions[type]?.check(withNumbers(fields)) ?? []).map(
          ({ field, error }) => `${id} ${field} ${error}`,
        ),
  )
  expect(errors).toEqual([])
})

test('blocks and containers have unique ids in each language', () => {
  for (const language of ['de', 'en'] as const) {
    const ids = [...plan.pages, ...plan.sections, ...plan.sharedBlocks].flatMap(({ content }) => [
      ...content[language].containers.map((container) => container.id),
      ...blocksOf(content[language]).map((block) => block.id),
    ])
    expect(new Set(ids).size).toBe(ids.length)
  }
})

test('a block and its translation have the same id', () => {
  for (const { content } of [...plan.pages, ...plan.sections, ...plan.sharedBlocks])
    expect(blocksOf(content.de).map((block) => `${block.id} ${block.type}`)).toEqual(
      blocksOf(content.en).map((block) => `${block.id} ${block.type}`),
    )
})

test('columns match their layout', () => {
  const columns = { '100': 1, '67-33': 2, '33-67': 2, '50-50': 2, '33-33-33': 3, '25-50-25': 3 }
  for (const container of documents.flatMap((document) => document.containers))
    expect(container.columns, container.id).toHaveLength(columns[container.layout])
})

test('large teasers keep to 256 characters and headings skip no level', () => {
  for (const document of documents) {
    let level = 1
    for (const block of blocksOf(document)) {
      if (block.type === 'full-teaser') expect(String(block.fields.text).length).toBeLessThanOrEqual(256)
      if (block.type !== 'headline') continue
      const next = Number(block.fields.headline_level)
      expect(next === 3 && level === 1 ? 2 : next, block.id).toBeLessThanOrEqual(level + 1)
      level = next
    }
  }
})

test('every page has a content, except those of lists, which are filled by the program', () => {
  for (const language of ['de', 'en'] as const) {
    const empty = plan.pages.filter(({ content }) => content[language].containers.length === 0)
    expect(empty.map(({ key }) => key)).toEqual([
      'programm',
      'archiv',
      'daten',
      'nachweise',
      'abonnements',
      'stories',
    ])
  }
})

test('pages form a tree, and no two share a path', () => {
  const seen = new Set<string>()
  const paths = new Set<string>()
  for (const page of plan.pages) {
    expect(page.parentKey === null || seen.has(page.parentKey)).toBe(true)
    seen.add(page.key)
    paths.add(`${page.parentKey}/${page.slugs.de}`)
  }
  expect(paths.size).toBe(plan.pages.length)
  const roots = plan.pages
    .filter((page) => page.parentKey === null)
    .map((page) => `${page.slugs.de}|${page.slugs.en}`)
  expect(roots).toEqual(
    expect.arrayContaining([
      'barrierefreiheit|accessibility',
      'unterstuetzen|support',
      'newsletter|newsletter',
      'besuch|visit',
      'impressum|imprint',
      'datenschutz|privacy',
      'agb|terms',
      'leichte-sprache|easy-language',
    ]),
  )
})

test('redirects lead to pages that exist', () => {
  const path = (key: string, locale: 'de' | 'en'): string => {
    const page = plan.pages.find((candidate) => candidate.key === key)
    return page ? `${page.parentKey ? path(page.parentKey, locale) : `/${locale}`}/${page.slugs[locale]}` : ''
  }
  const known = new Set(plan.pages.flatMap((page) => [path(page.key, 'de'), path(page.key, 'en')]))
  const routes = new Set(['/de/programm-und-karten', '/en/program-and-tickets', '/de/stories'])
  expect(plan.redirects.filter(({ newPath }) => !known.has(newPath) && !routes.has(newPath))).toEqual([])
})

describe('subscriptions', () => {
  test.each(plan.subscriptions.map((subscription) => [subscription.key, subscription] as const))(
    '%s can be sold',
    (_, subscription) => {
      expect(subscription.eventKeys.length).toBeGreaterThanOrEqual(subscription.choose ?? 3)
      expect(subscription.eventKeys.every((key) => keys.event?.has(key))).toBe(true)
      expect(subscription.shortCode).toMatch(/^[a-z0-9]{3,}$/)
      expect(plan.subscriptionGroups.some((group) => group.key === subscription.groupKey)).toBe(true)
    },
  )

  test.each(['2026-02-14', '2026-06-30', '2026-11-21', '2027-04-09'])(
    'lie in one season, and those that promise it save something, on %s',
    (today) => {
      const { season, subscriptions } = planDemo(today)
      for (const { key, choose, season: stated, eventKeys, priceCategories } of subscriptions) {
        const events = season.filter((event) => eventKeys.includes(event.key))
        expect(new Set(events.map((event) => event.season)), key).toEqual(new Set([stated]))
        if (choose !== null) continue
        const singles = events.map(({ priceCategories: prices = [] }) =>
          prices.map(({ name, amount }) => ({ name: name.de, amount })),
        )
        const categories = priceCategories.map(({ name, amount }) => ({ name: name.de, amount }))
        for (const { name, saved } of priceChoice(categories, singles))
          expect(saved, `${key}, ${name}`).toBeGreaterThan(0)
      }
    },
  )

  test('five evenings can be chosen from thirty-eight, in all four halls', () => {
    const five = plan.subscriptions.find((subscription) => subscription.key === 'fuenf-abende')
    expect(five?.choose).toBe(5)
    const chosen = plan.season.filter(({ key }) => five?.eventKeys.includes(key))
    expect(chosen).toHaveLength(38)
    expect(new Set(chosen.map(({ roomKey }) => roomKey)).size).toBe(4)
  })

  test('short codes are unique', () => {
    expect(new Set(plan.subscriptions.map((subscription) => subscription.shortCode)).size).toBe(20)
  })
})

describe('stories', () => {
  test('twelve are essays, none is a note, none is in the future', () => {
    const lengths = plan.articles.map(({ body }) => Math.min(countWords(body.de), countWords(body.en)))
    expect(lengths.filter((words) => words >= 250).length).toBeGreaterThanOrEqual(12)
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(120)
    expect(plan.articles.every((article) => article.publishedAt < '2026-11-21')).toBe(true)
  })

  test('categories and tags exist and are used', () => {
    const categories = new Set(plan.articleCategories.map((category) => category.key))
    const tags = new Set(plan.articleTags.map((tag) => tag.key))
    expect(plan.articles.every((article) => categories.has(article.categoryKey))).toBe(true)
    expect(plan.articles.flatMap((article) => article.tagKeys).every((key) => tags.has(key))).toBe(true)
    expect(new Set(plan.articles.flatMap((article) => article.tagKeys)).size).toBe(tags.size)
    expect(tags.size).toBeGreaterThanOrEqual(8)
  })
})

test('forms satisfy the rules of the form builder', () => {
  for (const planned of plan.forms) {
    const form = { ...planned, fields: planned.fields.map((field) => ({ ...plainFormField, ...field })) }
    const draft = z.object(inputShape(record.fields)).partial().safeParse(form)
    expect(draft.error?.issues, form.slug).toBeUndefined()
    expect(checkForm(form, '2026-11-21'), form.slug).toEqual({})
  }
})

function blocksOf(document: ContentDocument): Block[] {
  return document.containers
    .flatMap((container) => container.columns.flat())
    .flatMap((block) => [block, ...(block.children ?? [])])
}

function linksOf(document: ContentDocument): string[] {
  return blocksOf(document).flatMap(({ fields }) => [
    ...(typeof fields.link === 'string' && fields.link ? [fields.link] : []),
    ...(typeof fields.subscription === 'string' ? [fields.subscription] : []),
    ...(typeof fields.event === 'string' ? [fields.event] : []),
    ...(typeof fields.form === 'string' ? [fields.form] : []),
    ...hrefsOf(fields),
  ])
}

/** Links by number, as they are stored. */
function withNumbers(fields: Record<string, unknown>): Record<string, unknown> {
  const numbered = /^(page|event|article|subscription|media|shared):.*/
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replace(numbered, '$1:1') : value,
    ]),
  )
}

function asRecord(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}

function hrefsOf(value: unknown): string[] {
  const hrefs: string[] = []
  visit(value, '', (node) => {
    if (typeof node === 'object' && node !== null && 'href' in node && typeof node.href === 'string')
      hrefs.push(node.href)
  })
  return hrefs
}

function textOfAll(document: ContentDocument): string {
  const texts: string[] = []
  const readable = new Set([
    'text',
    'content',
    'headline',
    'preline',
    'subline',
    'author',
    'link_text',
    'description',
  ])
  visit(document, '', (node, path) => {
    if (typeof node === 'string' && readable.has(path.split('.').at(-1) ?? '')) texts.push(node)
  })
  return texts.join(' ')
}

function isLocalized(value: unknown): value is { de: unknown; en: unknown } {
  return typeof value === 'object' && value !== null && 'de' in value && 'en' in value
}

function visit(value: unknown, path: string, look: (value: unknown, path: string) => void): void {
  look(value, path)
  if (typeof value !== 'object' || value === null) return
  for (const [key, child] of Object.entries(value)) visit(child, `${path}.${key}`, look)
}
