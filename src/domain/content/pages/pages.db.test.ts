import { describe, expect, test } from 'vitest'
import { buildContent, staffScope, systemScope, visitorScope } from '../../../../tests/support/factories.ts'
import { useTestDatabase } from '../../../../tests/support/database.ts'
import { hostileTargets, hostileTexts } from '../../../../tests/support/hostile-texts.ts'
import { createPage, publishPageContent } from './create-page.server.ts'
import { findSection } from './find-section.server.ts'
import { publishSection, saveRevision } from './write-section.server.ts'
import { withUniqueAnchors } from './read-content.ts'
import { searchAll } from '#domain/search/index.server.ts'
import { perLanguage } from '#i18n/languages.ts'
import { sql } from 'drizzle-orm'

const database = useTestDatabase()

/** A page in the tree, and the name of its German section. */
async function newPage() {
  const texts = perLanguage(() => ({ slug: 'seite', title: 'Seite' }))
  const ownerId = await createPage(systemScope(database.db), { texts })
  return { key: { ownerKind: 'page' as const, ownerId, language: 'de' as const }, slug: `page-${ownerId}` }
}
const shownText = (section: Awaited<ReturnType<typeof findSection>>) =>
  JSON.stringify(section?.content.containers ?? null).match(/"text":"([^"]*)"/)?.[1]

describe('a section', () => {
  test('is empty for visitors until a revision is published', async () => {
    const { key, slug } = await newPage()
    const scope = systemScope(database.db)
    const id = await saveRevision(scope, key, buildContent('Entwurf'))
    expect(await findSection(visitorScope(database.db), slug, 'de')).toBeNull()
    await publishSection(scope, key, id)
    expect(shownText(await findSection(visitorScope(database.db), slug, 'de'))).toBe('Entwurf')
    expect(await findSection(visitorScope(database.db), slug, 'en')).toBeNull()
  })

  test('shows another revision to staff only', async () => {
    const { key, slug } = await newPage()
    const scope = systemScope(database.db)
    const first = await saveRevision(scope, key, buildContent('eins'))
    const second = await saveRevision(scope, key, buildContent('zwei'))
    await publishSection(scope, key, first)
    expect(shownText(await findSection(staffScope(database.db, 'author'), slug, 'de', second))).toBe('zwei')
    expect(shownText(await findSection(visitorScope(database.db), slug, 'de', second))).toBe('eins')
  })

  test('keeps every revision: none can be changed or deleted', async () => {
    const { key } = await newPage()
    const scope = systemScope(database.db)
    const id = await saveRevision(scope, key, buildContent('bleibt'))
    const refused = await database.db
      .transaction((tx) => tx.execute(sql`UPDATE revisions SET summary = 'x' WHERE id = ${id}`))
      .then(
        () => null,
        (error: { cause?: { code?: string } }) => error.cause?.code,
      )
    expect(refused).toBe('23001')
  })

  test('is refused when a block is broken, unknown, or has a repeated id', async () => {
    const { key } = await newPage()
    const scope = systemScope(database.db)
    const twice = buildContent('a')
    twice.containers.push({
      ...buildContent('b').containers[0],
      id: 'container-2',
    } as (typeof twice.containers)[number])
    await expect(saveRevision(scope, key, twice)).rejects.toMatchObject({ fields: { 'text-1': 'taken' } })
    const unknown = buildContent('a')
    unknown.containers[0]?.columns[0]?.push({ id: 'x', type: 'marquee', version: 1, fields: {} })
    await expect(saveRevision(scope, key, unknown)).rejects.toMatchObject({ fields: { x: 'invalid' } })
  })

  test('is written by authors, but published by editors', async () => {
    const { key } = await newPage()
    const id = await saveRevision(
      { ...staffScope(database.db, 'author'), viewer: { kind: 'system' } },
      key,
      buildContent('a'),
    )
    await expect(publishSection(staffScope(database.db, 'author'), key, id)).rejects.toMatchObject({
      code: 'forbidden',
    })
    await expect(saveRevision(visitorScope(database.db), key, buildContent('a'))).rejects.toMatchObject({
      code: 'not_signed_in',
    })
  })
})

describe('stored content', () => {
  const withText = (document: unknown) => {
    const content = buildContent('x')
    const [block] = content.containers[0]?.columns[0] ?? []
    if (block) block.fields = { content: document, unknown: 'field' }
    return content
  }

  test('contains exactly the known fields, whatever is sent', async () => {
    const { key, slug } = await newPage()
    const scope = systemScope(database.db)
    const link = { type: 'link', attrs: { href: 'javascript:alert(1)' } }
    const sent = {
      type: 'doc',
      content: [
        { type: 'iframe', content: [{ type: 'text', text: 'Wort\0', marks: [link, { type: 'bold' }] }] },
      ],
    }
    const id = await saveRevision(scope, key, withText(sent))
    const section = await findSection(staffScope(database.db, 'author'), slug, 'de', id)
    expect(section?.content.containers[0]?.columns[0]?.[0]?.fields['content']).toEqual({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Wort ', marks: [{ type: 'bold' }] }] }],
    })
    const { rows } = await database.db.execute<{ content: unknown }>(
      sql`SELECT content FROM revisions WHERE id = ${id}`,
    )
    expect(JSON.stringify(rows)).not.toMatch(/javascript|iframe|unknown/)
  })

  test('stores every hostile text in every field as plain text, or refuses it', async () => {
    const { key, slug } = await newPage()
    const scope = systemScope(database.db)
    const content = buildContent('Anfang')
    for (const [index, text] of hostileTexts.entries()) {
      const words = `Wort ${text.slice(0, 900)}`
      content.containers[0]?.columns[0]?.push({
        id: `headline-${index}`,
        type: 'headline',
        version: 1,
        fields: { content: words, preline: words, subline: words },
      })
    }
    const id = await saveRevision(scope, key, content)
    await publishSection(scope, key, id)
    const section = await findSection(visitorScope(database.db), slug, 'de')
    expect(section?.content.containers[0]?.columns[0]).toHaveLength(hostileTexts.length + 1)
    for (const link of Object.values(hostileTargets).flat()) {
      const wrong = buildContent('a')
      wrong.containers[0]?.columns[0]?.push({
        id: 'link',
        type: 'link',
        version: 1,
        fields: { content: 'Wort', link },
      })
      await expect(saveRevision(scope, key, wrong), link.slice(0, 60)).rejects.toMatchObject({
        fields: { link: 'invalid' },
      })
    }
  })

  test('may be incomplete as a draft, but cannot be published then', async () => {
    const { key } = await newPage()
    const scope = systemScope(database.db)
    const content = buildContent('a')
    content.containers[0]?.columns[0]?.push({
      id: 'leer',
      type: 'headline',
      version: 1,
      fields: { content: '  ' },
    })
    const id = await saveRevision(scope, key, content)
    await expect(publishSection(scope, key, id)).rejects.toMatchObject({
      fields: { 'leer.content': 'required' },
    })
  })

  test('contains each anchor once', async () => {
    const headline = (id: string, anchor: string) => ({
      id,
      type: 'headline',
      version: 1,
      fields: { content: 'Titel', anchor },
      children: [],
      ...(anchor && { place: { id: anchor, name: 'Titel' } }),
    })
    const content = withUniqueAnchors({
      version: 1,
      containers: [
        {
          id: 'a',
          layout: '50-50',
          columns: [[headline('1', 'oben')], [headline('2', 'oben'), headline('3', '')]],
        },
        { id: 'b', layout: '100', columns: [[headline('4', 'unten'), headline('5', 'oben')]] },
      ],
    })
    const anchors = content.containers.flatMap(({ columns }) =>
      columns.flat().map(({ fields }) => fields['anchor']),
    )
    expect(anchors).toEqual(['oben', '', '', 'unten', ''])
    const named = content.containers.flatMap(({ columns }) =>
      columns.flat().flatMap(({ place }) => place ?? []),
    )
    expect(named.map(({ id }) => id)).toEqual(['oben', 'unten'])
  })
})

describe('an offline page', () => {
  test('hides its content from visitors, also when the section is requested or its words are searched', async () => {
    const scope = systemScope(database.db)
    const texts = (slug: string) => perLanguage(() => ({ slug, title: slug }))
    const parentId = await createPage(scope, { isOnline: false, texts: texts('intern') })
    const pageId = await createPage(scope, { parentId, texts: texts('geheimes') })
    await publishPageContent(scope, pageId, 'de', buildContent('Zwischenspielzeit'))
    const slug = `page-${pageId}`
    expect(await findSection(visitorScope(database.db), slug, 'de')).toBeNull()
    expect(shownText(await findSection(staffScope(database.db, 'author'), slug, 'de'))).toBe(
      'Zwischenspielzeit',
    )
    expect(
      (await searchAll(visitorScope(database.db), { query: 'Zwischenspielzeit' }, 'de')).content.count,
    ).toBe(0)
    expect((await searchAll(scope, { query: 'Zwischenspielzeit' }, 'de')).content.count).toBe(1)
  })
})
