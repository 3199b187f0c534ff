import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { blockDefinitions } from '#blocks/schemas.generated.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { sectionSchema, shownPageSchema } from '#contracts/pages.ts'
import { publishPageContent, saveRevision } from '#domain/content/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { perLanguage } from '#i18n/languages.ts'
import { callErrors } from '#i18n/lazy/call-errors.ts'
import { openApi } from '../../tests/support/api.ts'
import { insertMedia, testMediaKey } from '../../tests/support/media.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import {
  buildContent,
  createArticle,
  createPublicPage,
  createSubscription,
  createSubscriptionGroups,
  createTestEvent,
  staffScope,
  systemScope,
  visitorScope,
} from '../../tests/support/factories.ts'

const database = useTestDatabase()
const ask = async (path: string, scope: Scope = visitorScope(database.db)) => {
  const answer = await openApi(() => scope).request(`http://localhost${path}`)
  const body: unknown = await answer.json()
  return { status: answer.status, body }
}
const texts = (slug: string, more: object = {}) => perLanguage(() => ({ slug, title: slug, ...more }))
const headline = (id: string) => ({ id, type: 'headline', version: 1, fields: { content: id } })

describe('A page is returned with', () => {
  test('the address of its hero link, which visitors get only if they may see the target', async () => {
    const scope = systemScope(database.db)
    const target = await createPublicPage(scope, { texts: texts('ziel') })
    const hidden = await createPublicPage(scope, { texts: texts('verborgen'), isOnline: false })
    const link = (heroLinkUrl: string) => ({ heroLinkText: 'Mehr', heroLinkUrl })
    await createPublicPage(scope, { texts: texts('eins', link(`page:${target}#ort`)) })
    await createPublicPage(scope, { texts: texts('zwei', link(`page:${hidden}`)) })
    await createPublicPage(scope, { texts: texts('drei', link('https://example.org/')) })
    const heroLink = async (path: string, viewer?: Scope) =>
      shownPageSchema.parse((await ask(path, viewer)).body).hero_link?.url ?? null
    expect(await heroLink('/de/pageeditor-api/page/eins')).toBe('/de/ziel#ort')
    expect(await heroLink('/en/pageeditor-api/page/eins')).toBe('/en/ziel#ort')
    expect(await heroLink('/de/pageeditor-api/page/zwei')).toBeNull()
    const author = staffScope(database.db, 'author')
    expect(await heroLink('/de/pageeditor-api/page/zwei', author)).toBe('/de/verborgen')
    expect(await heroLink('/de/pageeditor-api/page/drei')).toBe('https://example.org/')
  })

  test('the files of its picture, uploaded or generated', async () => {
    const scope = systemScope(database.db)
    const id = await upload('hero')
    await createPublicPage(scope, { texts: texts('foto'), heroImageId: id })
    await createPublicPage(scope, { texts: texts('figur', { heroText: 'Willkommen' }) })
    expect((await ask('/de/pageeditor-api/page/foto')).body).toMatchObject({
      picture: {
        url: fileOf('hero', 1300),
        thumbs: { small: fileOf('hero', 640), medium: fileOf('hero', 1280), xlarge: fileOf('hero', 1300) },
      },
    })
    const { picture } = shownPageSchema.parse((await ask('/de/pageeditor-api/page/figur')).body)
    expect(picture).toMatchObject({
      src: null,
      url: expect.stringMatching(/^\/figures\/.*\/1536\.jpg$/) as string,
    })
    expect(Object.values(picture?.thumbs ?? {})).toEqual(
      [640, 1280, 1536].map((width) => picture?.url.replace('1536.jpg', `${width}.jpg`)),
    )
  })

  test('an address that opens its settings', async () => {
    await createPublicPage(systemScope(database.db), { texts: { de: { slug: 'ort', title: 'Ort' } } })
    const { body } = await ask('/de/pageeditor-api/page/ort')
    expect(body).toMatchObject({ settings_url: '/de/ort?edit=settings' })
  })

  test('its sections, whose containers and blocks name their places', async () => {
    const scope = systemScope(database.db)
    const id = await createPublicPage(scope, { texts: texts('orte') })
    const list = { id: 'list', type: 'faq', version: 1, fields: {} }
    const item = { id: 'item', type: 'faq-item', version: 1, fields: { content: 'Wo?' } }
    await publishPageContent(scope, id, 'de', {
      version: 1,
      containers: [
        { id: 'first', layout: '100', columns: [[headline('one'), { ...list, children: [item] }]] },
        { id: 'second', layout: '50-50', columns: [[headline('two')], [headline('three')]] },
      ],
    })
    const page = shownPageSchema.parse((await ask('/de/pageeditor-api/page/orte')).body)
    expect(page.modules).toEqual([`page-${id}`])
    const section = await ask(`/de/pageeditor-api/container/by-slug/page-${id}`)
    expect(page.sections).toEqual([section.body])
    const owner = { parent: `page-${id}`, content_type: 'page', object_id: id }
    expect(page.sections[0]?.content.containers).toMatchObject([
      {
        ...owner,
        slug: 'first',
        order: 0,
        children: ['one', 'list'],
        columns: [
          [
            { id: 'one', parent: null, order: 0 },
            { id: 'list', parent: null, order: 1, children: [{ id: 'item', parent: 'list', order: 0 }] },
          ],
        ],
      },
      {
        ...owner,
        slug: 'second',
        order: 1,
        children: ['two', 'three'],
        columns: [[{ order: 0 }], [{ order: 0 }]],
      },
    ])
  })
})

describe('A section is returned with', () => {
  test('the addresses of its links and the files of its pictures', async () => {
    const scope = systemScope(database.db)
    const event = await createTestEvent(scope)
    const target = await createPublicPage(scope, { texts: texts('ziel') })
    const hidden = await createPublicPage(scope, { texts: texts('verborgen'), isOnline: false })
    const photograph = await upload('saal')
    const link = (id: string, to: string) => ({
      id,
      type: 'link',
      version: 1,
      fields: { content: id, link: to },
    })
    const image = (id: string, name: string, to = '') => ({
      id,
      type: 'image',
      version: 1,
      fields: { image: name, link: to },
    })
    const mark = { type: 'link', attrs: { href: `page:${target}`, newWindow: false } }
    const rich = { type: 'paragraph', content: [{ type: 'text', text: 'hier', marks: [mark] }] }
    const blocks = [
      link('page', `page:${target}`),
      link('hidden', `page:${hidden}`),
      link('web', 'https://example.org/'),
      image('photograph', `media:${photograph}`, `page:${target}`),
      image('figure', 'figure:abend'),
      image('gone', 'media:999999'),
      { id: 'text', type: 'text', version: 1, fields: { content: { type: 'doc', content: [rich] } } },
      { id: 'event', type: 'event-item', version: 1, fields: { event: `event:${event}` } },
    ]
    const fields = await fieldsOf(await publish(scope, [blocks]))
    expect(fields['page']).toMatchObject({ link: `page:${target}`, link_url: '/de/ziel' })
    expect(fields['hidden']).toMatchObject({ link_url: null })
    expect(fields['web']).toMatchObject({ link_url: 'https://example.org/' })
    expect(fields['figure']).toMatchObject({ link_url: null })
    expect(fields['photograph']).toMatchObject({
      link_url: '/de/ziel',
      image_url: fileOf('saal', 1300),
      thumbs: { small: fileOf('saal', 320), medium: fileOf('saal', 768), large: fileOf('saal', 1280) },
    })
    expect(JSON.stringify(fields['figure'])).toMatch(/"thumbs":\{"small":"\/figures\/[^"]+\/320\.jpg"/)
    expect(fields['gone']).toMatchObject({ image_url: null, thumbs: null })
    expect(fields['shown']).toMatchObject({
      links: { [`page:${target}`]: '/de/ziel', [`media:${photograph}`]: fileOf('saal', 1300) },
      data: { event: { event: { id: event }, outage: null } },
    })
  })

  test('the version that staff request, which requires signing in', async () => {
    const scope = systemScope(database.db)
    const id = await createPublicPage(scope, { texts: texts('seite') })
    const key = { ownerKind: 'page' as const, ownerId: id, language: 'de' as const }
    await publishPageContent(scope, id, 'de', buildContent('Öffentlich'))
    const version = await saveRevision(scope, key, buildContent('Entwurf'))
    const elsewhere = await saveRevision(scope, { ...key, language: 'en' }, buildContent('Draft'))
    const section = `/de/pageeditor-api/container/by-slug/page-${id}`
    const page = '/de/pageeditor-api/page/seite'
    const author = staffScope(database.db, 'author')
    for (const path of [section, page]) {
      expect((await ask(`${path}?version_id=${version}`)).status, path).toBe(401)
      expect((await ask(`${path}?version_id=${version}`)).body).toEqual({
        detail: callErrors.de.versionForStaff,
      })
      const { status, body } = await ask(`${path}?version_id=${version}`, author)
      expect(status, path).toBe(200)
      expect(JSON.stringify(body)).toContain('Entwurf')
      expect(JSON.stringify(body)).not.toContain('Öffentlich')
      for (const wrong of [elsewhere, 999_999])
        expect((await ask(`${path}?version_id=${wrong}`, author)).status, path).toBe(404)
      expect(await ask(`${path}?version_id=x`, author)).toMatchObject({
        status: 400,
        body: { version_id: [callErrors.de.errors.number] },
      })
      expect(JSON.stringify((await ask(path, author)).body)).toContain('Öffentlich')
    }
    expect((await ask(`${page}?version_id=999999`, author)).body).toEqual({ detail: callErrors.de.version })
  })
})

describe('An event, a story and a subscription', () => {
  test('are returned with the files of their pictures, in lists and alone', async () => {
    const scope = systemScope(database.db)
    const name = { de: 'Name', en: 'name' }
    const own = { title: name, slug: { de: 'name', en: 'name' } }
    const event = await createTestEvent(scope)
    const pictured = await createTestEvent(scope, { imageId: await upload('abend') })
    const publishedAt = new Date('2026-11-01T08:00:00Z')
    const article = await createArticle(scope, { ...own, publishedAt, tagIds: [], eventIds: [] })
    const groups = await createSubscriptionGroups(scope, [{ key: 'a', name }])
    const groupId = groups.get('a') ?? 0
    const subscription = await createSubscription(scope, { ...own, groupId, eventIds: [event] })
    const drawn = {
      src: null,
      url: expect.stringMatching(/^\/figures\/.+\/1536\.jpg$/) as string,
      thumbs: {
        small: expect.stringMatching(/\/320\.jpg$/) as string,
        medium: expect.stringMatching(/\/768\.jpg$/) as string,
        large: expect.stringMatching(/\/1280\.jpg$/) as string,
      },
    }
    for (const [list, id] of [
      ['events', event],
      ['articles', article],
      ['subscriptions', subscription],
    ] as const) {
      expect((await ask(`/api/${list}/${id}`)).body).toMatchObject({ picture: drawn })
      expect((await ask(`/api/${list}`)).body).toMatchObject({
        results: expect.arrayContaining([
          expect.objectContaining({ id, picture: expect.objectContaining(drawn) }),
        ]),
      })
    }
    expect((await ask(`/api/subscriptions/${subscription}`)).body).toMatchObject({
      events: [{ picture: drawn }],
    })
    expect((await ask(`/api/subscription-groups?genre=${groupId}`)).body).toMatchObject({
      results: [{ picture: drawn }],
    })
    expect((await ask(`/api/events/${pictured}`)).body).toMatchObject({
      picture: { url: fileOf('abend', 1300), thumbs: { small: fileOf('abend', 320) } },
    })
  })
})

describe('The home page', () => {
  test('is found as home until another page has this slug, and always without a path', async () => {
    const scope = systemScope(database.db)
    await createPublicPage(scope, { systemKey: 'home', texts: texts('') })
    const found = async (path: string) => {
      const { status, body } = await ask(`/de/pageeditor-api/${path}`)
      return status === 200 ? shownPageSchema.parse(body).urls.de : status
    }
    expect(await found('page/home')).toBe('/de')
    expect(await found('page')).toBe('/de')
    expect(await found('page/')).toBe('/de')
    await createPublicPage(scope, { texts: texts('home') })
    expect(await found('page/home')).toBe('/de/home')
    expect(await found('page/home/')).toBe('/de/home')
    expect(await found('page/')).toBe('/de')
  })
})

type Blocks = ContentDocument['containers'][number]['columns']

async function publish(scope: Scope, columns: Blocks): Promise<number> {
  const id = await createPublicPage(scope, { texts: texts('inhalt') })
  await publishPageContent(scope, id, 'de', {
    version: 1,
    containers: [{ id: 'box', layout: '100', columns }],
  })
  return id
}

/** The fields of the page's blocks by their ids, and all that is shown with them. */
async function fieldsOf(pageId: number): Promise<Record<string, unknown>> {
  const { body } = await ask(`/de/pageeditor-api/container/by-slug/page-${pageId}`)
  const { content, shown } = sectionSchema.parse(body)
  const blocks = content.containers.flatMap(({ columns }) => columns.flat())
  return { ...Object.fromEntries(blocks.map(({ id, fields }) => [id, fields])), shown }
}

const upload = (name: string) => insertMedia(database.db, name, { width: 1300, height: 800 })
const fileOf = (name: string, width: number) => `/media/${testMediaKey(name)}-1300x800-50-50/${width}.jpg`

describe('The document describes blocks', () => {
  test('by their kinds, so that the type of a block says which fields it has', async () => {
    const { components } = document.parse((await ask('/api/openapi.json')).body)
    const { schemas } = components
    expect(schemas['ShownBlock']).toMatchObject({
      oneOf: expect.arrayContaining([{ $ref: '#/components/schemas/ShownTextBlock' }]),
    })
    for (const type of Object.keys(blockDefinitions)) {
      const name = `Shown${type.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Block`
      expect(schemas[name], name).toMatchObject({ properties: { type: { const: type } } })
    }
    expect(schemas['ShownTextBlock']).toMatchObject({
      properties: { fields: { properties: { content: { $ref: '#/components/schemas/RichText' } } } },
    })
    expect(schemas['ShownImageBlock']).toMatchObject({
      properties: { fields: { properties: { image_url: { type: ['string', 'null'] } } } },
    })
  })

  test('and has no object of which nothing is known', async () => {
    const bare = (value: unknown, place: string): string[] => {
      if (typeof value !== 'object' || value === null) return []
      const { type } = Object.assign({ type: null }, value)
      const known = ['properties', 'additionalProperties', 'allOf', 'anyOf', 'oneOf']
      const isBare = type === 'object' && known.every((name) => !(name in value))
      return [
        ...(isBare ? [place] : []),
        ...Object.entries(value).flatMap(([name, one]) => bare(one, `${place}/${name}`)),
      ]
    }
    expect(bare(document.parse((await ask('/api/openapi.json')).body), '')).toEqual([])
  })

  test('and one that cannot be read is told of by its kind alone', async () => {
    const scope = systemScope(database.db)
    const id = await createPublicPage(scope, { texts: texts('seite') })
    await publishPageContent(scope, id, 'de', buildContent('gut'))
    await database.db.execute(sql`ALTER TABLE revisions DISABLE TRIGGER USER`)
    await database.db.execute(
      sql`UPDATE revisions SET content = replace(content::text, '"type": "text", "fields"', '"type": "later", "fields"')::jsonb`,
    )
    await database.db.execute(sql`ALTER TABLE revisions ENABLE TRIGGER USER`)
    const { body } = await ask(`/de/pageeditor-api/container/by-slug/page-${id}`)
    expect(sectionSchema.parse(body).content.containers[0]?.columns[0]).toMatchObject([
      { type: 'unreadable', fields: { stored_type: 'later' } },
    ])
  })
})

const document = z.looseObject({
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
})
