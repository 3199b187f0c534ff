import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { blockDefinitions } from '#blocks/schemas.generated.ts'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { pages } from '#db/schema/index.ts'
import { createPage, publishSection, saveRevision } from '#domain/content/index.server.ts'
import { findNotices } from '#editor/model/guards/find-notices.ts'
import { readRefusal } from '#editor/model/guards/read-refusal.ts'
import { arbitraryFields } from '../../tests/support/block-fields.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import { call, openEditor } from '../../tests/support/editor-calls.ts'
import { createHouse, createTestEvent, systemScope } from '../../tests/support/factories.ts'
import { isComplete } from '../../tests/support/sweep.ts'
import { createForm } from '../../tests/support/forms.ts'

const database = useTestDatabase()

const block = (id: string, type: string, fields: object = {}, children?: StoredBlock[]): StoredBlock => ({
  id,
  type,
  version: 1,
  fields: { ...fields },
  ...(children && { children }),
})
const contentOf = (...blocks: StoredBlock[]): ContentDocument => ({
  version: 1,
  containers: [{ id: 'box', layout: '100', columns: [blocks] }],
})
const linked = (words: string, href: string) => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [{ type: 'text', text: words, marks: [{ type: 'link', attrs: { href, newWindow: false } }] }],
    },
  ],
})

/** Publishes a content as an editor does, in one of the languages. */
async function openPublication() {
  const { app, scope, slug, id } = await openEditor(database.db)
  return {
    app,
    scope,
    slug,
    id,
    publish: async (content: ContentDocument, language: 'de' | 'en' = 'de') => {
      await saveRevision(scope, { ownerKind: 'page', ownerId: id, language }, content)
      const draft = await call(app, 'GET', `../../${language}/pageeditor-api/draft/${slug}`)
      const { sequence } = draft.body as { sequence: number }
      return call(app, 'POST', `../../${language}/pageeditor-api/draft/${slug}/publication`, { sequence })
    },
  }
}

describe('A publication is refused, with a sentence by block and field,', () => {
  test.each<[string, StoredBlock, Record<string, string>]>([
    [
      'without a required field',
      block('one', 'headline', { preline: 'Heute' }),
      { 'one.content': 'Überschrift „Heute“: „Überschrift“ ist noch leer.' },
    ],
    [
      'without one in a list',
      block('faq', 'faq', {}, [block('a', 'faq-item', { content: 'Warum?' }), block('b', 'faq-item')]),
      { 'b.content': 'Frage: „Frage“ ist noch leer.' },
    ],
    [
      'with a text that is too long',
      block('one', 'full-teaser', { headline: 'Orgel', text: 'a'.repeat(257) }),
      { 'one.text': 'Großer Teaser „Orgel“: „Beschreibung“ ist zu lang.' },
    ],
    [
      'with a link to a page that does not exist',
      block('one', 'link', { content: 'Zum Haus', link: 'page:987654' }),
      {
        'one.link':
          'Link „Zum Haus“: Ziel: Was hier gewählt ist, gibt es nicht mehr oder nicht in dieser Sprache.',
      },
    ],
    [
      'with a link in a text',
      block('one', 'text', { content: linked('im Foyer', 'article:987654') }),
      { 'one.content': 'Text „im Foyer“: Ein Link führt ins Leere: im Foyer' },
    ],
    [
      'with a link to a form that does not exist',
      block('one', 'link', { content: 'Schreiben', link: 'form:nirgends' }),
      {
        'one.link':
          'Link „Schreiben“: Ziel: Was hier gewählt ist, gibt es nicht mehr oder nicht in dieser Sprache.',
      },
    ],
    [
      'with an event that does not exist',
      block('list', 'event-list', {}, [block('one', 'event-item', { event: 'event:987654' })]),
      {
        'one.event':
          'Veranstaltung: Veranstaltung: Was hier gewählt ist, gibt es nicht mehr oder nicht in dieser Sprache.',
      },
    ],
  ])('%s', async (_, wrong, sentences) => {
    const { publish } = await openPublication()
    const refused = await publish(contentOf(block('fine', 'quote', { content: 'Gut' }), wrong))
    expect(refused).toMatchObject({
      status: 400,
      body: Object.fromEntries(Object.entries(sentences).map(([key, text]) => [key, [text]])),
    })
    expect(Object.keys(refused.body as object)).toEqual(Object.keys(sentences))
  })

  test('in the language of the page', async () => {
    const { publish } = await openPublication()
    const refused = await publish(contentOf(block('one', 'headline')), 'en')
    expect(refused).toMatchObject({
      status: 400,
      body: { 'one.content': ['Headline: “Headline” is still empty.'] },
    })
  })
})

describe('A link', () => {
  const linkTo = (link: string) => contentOf(block('one', 'link', { content: 'Mehr', link }))

  test('may lead to something unpublished: pages that link to each other go online one by one', async () => {
    const { publish } = await openPublication()
    const texts = { de: { slug: 'entwurf', title: 'Entwurf' } }
    const hidden = await createPage(systemScope(database.db), { isOnline: false, texts })
    expect((await publish(linkTo(`page:${hidden}`))).status).toBe(200)
    // The other page has no English version that the link could lead to.
    expect(await publish(linkTo(`page:${hidden}`), 'en')).toMatchObject({
      status: 400,
      body: { 'one.link': [expect.any(String)] },
    })
  })

  test('may lead to an event, a form and a list, but not to a page that is deleted', async () => {
    const { publish } = await openPublication()
    const scope = systemScope(database.db)
    await createHouse(scope)
    const event = await createTestEvent(scope, { title: { de: 'Konzert', en: 'Concert' } })
    await createForm(scope, { slug: 'kontakt', title: { de: 'Kontakt', en: 'Contact' }, fields: [] })
    for (const link of [`event:${event}#programm`, 'form:kontakt', 'route:events', 'https://example.org/'])
      expect(await publish(linkTo(link)), link).toMatchObject({ status: 200 })
    const gone = await createPage(scope, { texts: { de: { slug: 'weg', title: 'Weg' } } })
    await database.db.update(pages).set({ deletedAt: scope.now }).where(eq(pages.id, gone))
    expect((await publish(linkTo(`page:${gone}`))).status).toBe(400)
  })
})

test('A revision with a block that can’t be shown cannot be published by anybody', async () => {
  const { scope, id } = await openPublication()
  const key = { ownerKind: 'page' as const, ownerId: id, language: 'de' as const }
  const revision = await saveRevision(scope, key, contentOf(block('one', 'headline')))
  await expect(publishSection(scope, key, revision)).rejects.toMatchObject({
    code: 'invalid',
    fields: { 'one.content': 'required' },
  })
})

test('The server refuses exactly what the page editor calls an error, for every kind of block', async () => {
  const { app, slug, publish } = await openPublication()
  const alone = Object.entries(blockDefinitions)
  const content = fc
    .array(
      fc
        .constantFrom(...alone)
        .chain(([type, definition]) =>
          fc
            .tuple(
              arbitraryFields(type),
              ...definition.children
                .slice(0, 1)
                .map((child) => arbitraryFields(child).map((fields) => [child, fields] as const)),
            )
            .map(([fields, ...items]) => ({ type, definition, fields, items })),
        ),
      { minLength: 1, maxLength: 3 },
    )
    .map((made) => {
      const read = (type: string, fields: Record<string, unknown>) =>
        blockDefinitions[type]?.read(fields, 1) ?? {}
      return contentOf(
        ...made
          .filter(({ definition }) => definition.standsAlone)
          .map(({ type, fields, items }, index) =>
            block(
              `b${index}`,
              type,
              read(type, fields),
              items.map(([child, own], number) => block(`b${index}-${number}`, child, read(child, own))),
            ),
          ),
      )
    })
  let refused = 0
  await fc.assert(
    fc.asyncProperty(content, async (document) => {
      const answer = await publish(document)
      const draft = await call(app, 'GET', `draft/${slug}`)
      const { shown, content: stored } = draft.body as {
        shown: { links: Record<string, string> }
        content: ContentDocument
      }
      const errors = findNotices(stored, shown).filter(({ severity }) => severity === 'error')
      const told = answer.status === 400 ? readRefusal(answer.body, stored) : []
      const placesIn = (notices: typeof errors) => [
        ...new Set(notices.map((notice) => `${notice.block}.${notice.field ?? ''}`)),
      ]
      expect(placesIn(told).toSorted(), JSON.stringify(document)).toEqual(placesIn(errors).toSorted())
      expect([200, 400]).toContain(answer.status)
      if (answer.status === 400) refused += 1
    }),
    { numRuns: isComplete ? 60 : 20, seed: 1913 },
  )
  expect(refused).toBeGreaterThan(10)
})
