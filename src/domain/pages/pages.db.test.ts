import { describe, expect, test } from 'vitest'
import {
  buildContent,
  staffScope,
  systemScope,
  testNow,
  visitorScope,
} from '../../../tests/support/factories.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import {
  createPage,
  ensureFixedPages,
  findPage,
  findSection,
  publishPageContent,
  publishSection,
  resolveReferences,
  saveRevision,
} from './index.server.ts'
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
const inMinutes = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000)
const shownText = (section: Awaited<ReturnType<typeof findSection>>) =>
  JSON.stringify(section?.content.containers ?? null).match(/"text":"([^"]*)"/)?.[1]

describe('a section', () => {
  test('shows nothing to visitors until a revision is published', async () => {
    const { key, slug } = await newPage()
    const scope = systemScope(database.db)
    const id = await saveRevision(scope, key, buildContent('Entwurf'))
    expect(await findSection(visitorScope(database.db), slug, 'de')).toBeNull()
    await publishSection(scope, key, id)
    expect(shownText(await findSection(visitorScope(database.db), slug, 'de'))).toBe('Entwurf')
    expect(await findSection(visitorScope(database.db), slug, 'en')).toBeNull()
  })

  test('appears and ends at its minute', async () => {
    const { key, slug } = await newPage()
    const scope = systemScope(database.db)
    const first = await saveRevision(scope, key, buildContent('eins'))
    await publishSection(scope, key, first)
    const second = await saveRevision(scope, key, buildContent('zwei'))
    await publishSection(scope, key, second, { publishAt: inMinutes(10), unpublishAt: inMinutes(20) })
    const at = async (minutes: number) =>
      shownText(await findSection(visitorScope(database.db, inMinutes(minutes)), slug, 'de'))
    expect([await at(0), await at(9), await at(10), await at(19)]).toEqual(['eins', 'eins', 'zwei', 'zwei'])
    expect(await at(20)).toBeUndefined()
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

  test('is refused when a block is broken, unknown, or stands in it twice', async () => {
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

describe('what is offline', () => {
  test('hides its content from visitors also when they ask for the section or search for its words', async () => {
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
    expect((await searchAll(visitorScope(database.db), 'Zwischenspielzeit', 'de')).content.count).toBe(0)
    expect((await searchAll(scope, 'Zwischenspielzeit', 'de')).content.count).toBe(1)
  })
})

describe('the tree of pages', () => {
  test('gives a page its path, its way from the root, and its path in the other language', async () => {
    const scope = systemScope(database.db)
    const parentId = await createPage(scope, {
      texts: perLanguage((language) => ({ slug: language === 'de' ? 'haus' : 'house', title: 'Haus' })),
    })
    await createPage(scope, {
      parentId,
      texts: perLanguage((language) => ({ slug: language === 'de' ? 'saal' : 'hall', title: 'Saal' })),
    })
    const page = await findPage(visitorScope(database.db), 'de', 'haus/saal')
    expect(page?.urls).toEqual({ de: '/de/haus/saal', en: '/en/house/hall' })
    expect(page?.parents.map((parent) => parent.url)).toEqual(['/de/haus'])
  })

  test('hides a page whose parent is offline from visitors', async () => {
    const scope = systemScope(database.db)
    const texts = (slug: string) => perLanguage(() => ({ slug, title: slug }))
    const parentId = await createPage(scope, { isOnline: false, texts: texts('intern') })
    await createPage(scope, { parentId, texts: texts('kind') })
    expect(await findPage(visitorScope(database.db), 'de', 'intern/kind')).toBeNull()
    expect(await findPage(staffScope(database.db, 'editor'), 'de', 'intern/kind')).not.toBeNull()
  })

  test('always has the fixed pages, and is not changed by asking for them again', async () => {
    const scope = systemScope(database.db)
    await ensureFixedPages(scope)
    await ensureFixedPages(scope)
    expect((await findPage(visitorScope(database.db), 'en', 'accessibility'))?.system_key).toBe(
      'accessibility',
    )
    expect((await findPage(visitorScope(database.db), 'de', ''))?.system_key).toBe('home')
  })

  test('is linked to by number; a link to what is gone is left out', async () => {
    const scope = systemScope(database.db)
    const id = await createPage(scope, {
      texts: perLanguage((language) => ({ slug: `seite-${language}`, title: 'Seite' })),
    })
    expect(await resolveReferences(scope, [`page:${id}#unten`, 'page:999999', 'form:kontakt'], 'en')).toEqual(
      {
        [`page:${id}#unten`]: '/en/seite-en#unten',
        'form:kontakt': '/en/forms/kontakt',
      },
    )
  })
})
