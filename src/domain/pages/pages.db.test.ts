import { describe, expect, test } from 'vitest'
import {
  buildContent,
  staffScope,
  systemScope,
  testNow,
  visitorScope,
} from '../../../tests/support/factories.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { media, renditions } from '#db/schema/index.ts'
import { hostileTargets, hostileTexts } from '../../../tests/support/hostile-texts.ts'
import {
  changePageTexts,
  createPage,
  ensureFixedPages,
  findPage,
  findSection,
  publishPageContent,
  publishSection,
  resolveReferences,
  saveRevision,
  withUniqueAnchors,
  type PageDraft,
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

describe('what is stored', () => {
  const withText = (document: unknown) => {
    const content = buildContent('x')
    const [block] = content.containers[0]?.columns[0] ?? []
    if (block) block.fields = { content: document, unknown: 'field' }
    return content
  }

  test('is what the blocks know and nothing else, whatever is sent', async () => {
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

  test('bears every hostile text in every field: it is stored as words, or refused', async () => {
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

  test('may be incomplete as a draft, but is not published so', async () => {
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

  test('shows each anchor once', async () => {
    const headline = (id: string, anchor: string) => ({
      id,
      type: 'headline',
      version: 1,
      fields: { content: 'Titel', anchor },
      children: [],
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

  test('shows a scheduled page from its minute to its minute', async () => {
    const scope = systemScope(database.db)
    await createPage(scope, {
      onlineFrom: inMinutes(10),
      onlineTo: inMinutes(20),
      texts: { de: { slug: 'bald', title: 'Bald' } },
    })
    const at = async (minutes: number) =>
      (await findPage(visitorScope(database.db, inMinutes(minutes)), 'de', 'bald')) !== null
    expect([await at(9), await at(10), await at(19), await at(20)]).toEqual([false, true, true, false])
    expect(await findPage(staffScope(database.db, 'author'), 'de', 'bald')).not.toBeNull()
  })

  test('has pages in one language alone', async () => {
    const scope = systemScope(database.db)
    const parentId = await createPage(scope, { texts: { de: { slug: 'nur-deutsch', title: 'Nur deutsch' } } })
    expect((await findPage(visitorScope(database.db), 'de', 'nur-deutsch'))?.urls).toEqual({
      de: '/de/nur-deutsch',
      en: null,
    })
    expect(await findPage(visitorScope(database.db), 'en', 'nur-deutsch')).toBeNull()
    await expect(
      createPage(scope, { parentId, texts: { en: { slug: 'below', title: 'Below' } } }),
    ).rejects.toMatchObject({ code: 'not_found' })
    await expect(createPage(scope, { texts: {} })).rejects.toMatchObject({ fields: { title: 'required' } })
  })

  test('answers every field of a page, with what is unset filled by what is there', async () => {
    const scope = systemScope(database.db)
    const [hero, share] = await database.db
      .insert(media)
      .values(
        ['a.jpg', 'b.png'].map((storageKey) => ({
          kind: 'image' as const,
          fileName: storageKey,
          storageKey,
          mimeType: 'image/jpeg',
          byteSize: 1,
          sha256: 'x',
        })),
      )
      .returning({ id: media.id })
    await database.db.insert(renditions).values(
      [320, 640, 1280].map((width) => ({
        mediaId: hero?.id ?? 0,
        width,
        height: width,
        format: 'jpeg' as const,
        storageKey: `a-${width}.jpg`,
        byteSize: 1,
      })),
    )
    await createPage(scope, {
      pageClass: 'easy-language wide',
      heroImageId: hero?.id,
      ogImageId: share?.id,
      heroVideo: '/media/film.mp4',
      hasTabNavigation: true,
      texts: {
        de: {
          slug: 'voll',
          title: 'Titel',
          headline: 'Schlagzeile',
          ogTitle: 'Für andere',
          ogType: 'music.album',
        },
      },
    })
    expect(await findPage(visitorScope(database.db), 'de', 'voll')).toMatchObject({
      title: 'Titel',
      headline: 'Schlagzeile',
      meta_title: 'Titel',
      og_title: 'Für andere',
      og_description: '',
      og_type: 'music.album',
      og_image: '/media/b.png',
      og_image_thumbs: { small: '/media/b.png', medium: '/media/b.png', large: '/media/b.png' },
      seo: { headline: 'Schlagzeile' },
      hero_image: '/media/a.jpg',
      hero_thumbs: { small: '/media/a-640.jpg', medium: '/media/a-1280.jpg', xlarge: '/media/a.jpg' },
      hero_video: '/media/film.mp4',
      page_class: 'easy-language wide',
      has_tab_navigation: true,
      settings_url: expect.stringMatching(/^\/admin\/pages\/\d+$/),
      modules: [expect.stringMatching(/^page-\d+$/)],
    })
  })

  test('refuses styles, films, links and types that a page may not have', async () => {
    const scope = systemScope(database.db)
    const draft = (changes: Partial<PageDraft>, texts = {}) =>
      createPage(scope, { ...changes, texts: { de: { slug: 'falsch', title: 'Falsch', ...texts } } })
    for (const hostile of hostileTexts) {
      if (hostile.trim() === '') continue
      const name = hostile.slice(0, 60)
      if (!/^[a-z-]+$/i.test(hostile))
        await expect(draft({ pageClass: hostile }), name).rejects.toMatchObject({
          fields: { page_class: 'invalid' },
        })
      await expect(draft({ heroVideo: hostile }), name).rejects.toMatchObject({
        fields: { hero_video: 'invalid' },
      })
      await expect(draft({}, { heroLinkUrl: hostile }), name).rejects.toMatchObject({
        fields: { hero_link: 'invalid' },
      })
    }
    await expect(draft({}, { ogType: 'a" onload="b' })).rejects.toMatchObject({
      fields: { og_type: 'invalid' },
    })
    await expect(draft({ heroVideo: 'https://evil.example/a.mp4' })).rejects.toMatchObject({
      code: 'invalid',
    })
  })

  test('changes what a page says without changing its address, and lets it be found by that', async () => {
    const scope = systemScope(database.db)
    const id = await createPage(scope, { texts: { de: { slug: 'seite', title: 'Seite' } } })
    await changePageTexts(scope, id, 'de', { heroText: 'Glasharmonika', heroLinkUrl: `page:${id}` })
    expect(await findPage(visitorScope(database.db), 'de', 'seite')).toMatchObject({
      title: 'Seite',
      hero_text: 'Glasharmonika',
      hero_link: { url: `page:${id}` },
    })
    expect((await searchAll(visitorScope(database.db), 'Glasharmonika', 'de')).content.count).toBe(1)
    await expect(changePageTexts(scope, id, 'en', { title: 'Page' })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  test('does not link to what visitors may not see yet, nor to what stands below it', async () => {
    const scope = systemScope(database.db)
    const parentId = await createPage(scope, {
      isOnline: false,
      texts: { de: { slug: 'intern', title: 'Intern' } },
    })
    const id = await createPage(scope, { parentId, texts: { de: { slug: 'kind', title: 'Kind' } } })
    expect(await resolveReferences(visitorScope(database.db), [`page:${id}`], 'de')).toEqual({})
    expect(await resolveReferences(staffScope(database.db, 'author'), [`page:${id}`], 'de')).toEqual({
      [`page:${id}`]: '/de/intern/kind',
    })
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
