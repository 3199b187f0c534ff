import { describe, expect, test } from 'vitest'
import {
  buildContent,
  createPublicPage,
  staffScope,
  systemScope,
  testNow,
  visitorScope,
} from '../../../../tests/support/factories.ts'
import { useTestDatabase } from '../../../../tests/support/database.ts'
import { insertMedia, testMediaKey } from '../../../../tests/support/media.ts'
import { hostileTexts } from '../../../../tests/support/hostile-texts.ts'
import { changePageTexts, createPage, publishPageContent, type PageDraft } from './create-page.server.ts'
import { ensureFixedPages, findFixedPages } from './fixed-pages.server.ts'
import { findPage } from './find-page.server.ts'
import { resolveReferences } from './references.server.ts'
import type { Scope } from '#domain/scope.ts'
import { searchAll } from '#domain/search/index.server.ts'
import { unpublishSection } from '../drafts/publication.server.ts'
import { changePageSettings } from '../page-records/change-settings.server.ts'
import { languages, perLanguage, type Language } from '#i18n/languages.ts'
import { fixedPageHref } from '#routing/paths.ts'
import { fixedPageIds, fixedPages } from '#routing/table.ts'
import { createForm } from '../../../../tests/support/forms.ts'

const database = useTestDatabase()

/** The addresses of all fixed pages in a language. */
const fixedAddresses = (language: Language) =>
  Object.fromEntries(fixedPageIds.map((id) => [id, fixedPageHref(id, language)]))
/** Publishes a text on the page at a path. */
async function writePage(scope: Scope, path: string, language: Language): Promise<void> {
  const page = await findPage(scope, language, path)
  await publishPageContent(scope, page?.id ?? 0, language, buildContent('Text'))
}
const inMinutes = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000)
describe('the tree of pages', () => {
  test('gives a page its path, its ancestors, and its path in the other language', async () => {
    const scope = systemScope(database.db)
    const parentId = await createPublicPage(scope, {
      texts: perLanguage((language) => ({ slug: language === 'de' ? 'haus' : 'house', title: 'Haus' })),
    })
    await createPublicPage(scope, {
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
    await createPublicPage(scope, { parentId, texts: texts('kind') })
    expect(await findPage(visitorScope(database.db), 'de', 'intern/kind')).toBeNull()
    expect(await findPage(staffScope(database.db, 'editor'), 'de', 'intern/kind')).not.toBeNull()
  })

  test('always has the fixed pages, which are not changed when they are ensured again', async () => {
    const scope = systemScope(database.db)
    await ensureFixedPages(scope)
    await ensureFixedPages(scope)
    expect((await findPage(visitorScope(database.db), 'en', 'accessibility'))?.system_key).toBe(
      'accessibility',
    )
    expect((await findPage(visitorScope(database.db), 'de', ''))?.system_key).toBe('home')
  })

  test('has its written fixed pages public until staff unpublish one, which the next start does not revert', async () => {
    const scope = systemScope(database.db)
    await ensureFixedPages(scope)
    const asVisitor = visitorScope(database.db)
    for (const id of fixedPageIds)
      for (const language of languages) await writePage(scope, fixedPages[id][language], language)
    const all = await findFixedPages(asVisitor, 'de')
    expect(all).toEqual(fixedAddresses('de'))
    expect(await findFixedPages(asVisitor, 'en')).toEqual(fixedAddresses('en'))
    const newsletter = (await findPage(asVisitor, 'de', 'newsletter'))?.id ?? 0
    await unpublishSection(scope, { ownerKind: 'page', ownerId: newsletter, language: 'de' })
    await ensureFixedPages(scope)
    const { newsletter: _, ...others } = all
    expect(await findFixedPages(asVisitor, 'de')).toEqual(others)
    expect(await findFixedPages(asVisitor, 'en')).toEqual(fixedAddresses('en'))
    expect(await findFixedPages(scope, 'de')).toEqual(all)
    expect(await findPage(asVisitor, 'de', 'newsletter')).toBeNull()
    const visit = (await findPage(asVisitor, 'en', 'visit'))?.id ?? 0
    await changePageSettings(scope, visit, { slug: { de: 'besuch', en: 'come' } })
    expect((await findFixedPages(asVisitor, 'en')).visit).toBe('/en/come')
  })

  test('leaves an unpublished parent out of the breadcrumb, and hides all pages below an offline one', async () => {
    const scope = systemScope(database.db)
    const texts = (slug: string) => perLanguage(() => ({ slug, title: slug }))
    const top = await createPublicPage(scope, { texts: texts('oben') })
    const middle = await createPage(scope, { parentId: top, texts: texts('mitte') })
    const id = await createPublicPage(scope, {
      parentId: middle,
      hasTabNavigation: true,
      texts: texts('unten'),
    })
    const shown = async () => {
      const page = await findPage(visitorScope(database.db), 'de', 'oben/mitte/unten')
      return (
        page && { parents: page.parents.map(({ title }) => title), parent: page.parent?.headline ?? null }
      )
    }
    expect(await shown()).toEqual({ parents: ['oben'], parent: null })
    expect((await findPage(visitorScope(database.db), 'de', 'oben'))?.children).toEqual([])
    await changePageSettings(scope, middle, { is_clickable: false })
    expect(await shown()).toEqual({ parents: ['oben', 'mitte'], parent: 'mitte' })
    await changePageSettings(scope, top, { is_online: false })
    expect(await shown()).toBeNull()
    expect(
      await resolveReferences(visitorScope(database.db), [`page:${id}`, `page:${middle}`], 'de'),
    ).toEqual({})
  })

  test('always has home, published or not, and links to it', async () => {
    const scope = systemScope(database.db)
    await ensureFixedPages(scope)
    const home = (await findPage(visitorScope(database.db), 'de', ''))?.id ?? 0
    expect(await resolveReferences(visitorScope(database.db), [`page:${home}`], 'en')).toEqual({
      [`page:${home}`]: '/en',
    })
  })

  test('shows a scheduled page exactly during its minutes', async () => {
    const scope = systemScope(database.db)
    await createPublicPage(scope, {
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
    const parentId = await createPublicPage(scope, {
      texts: { de: { slug: 'nur-deutsch', title: 'Nur deutsch' } },
    })
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

  test('returns every field of a page, with defaults for empty ones', async () => {
    const scope = systemScope(database.db)
    const hero = await insertMedia(database.db, 'a')
    const share = await insertMedia(database.db, 'b', { width: 500 })
    const fileOf = (word: string, size: string, width: number) =>
      `/media/${testMediaKey(word)}-${size}-50-50/${width}.jpg`
    await createPublicPage(scope, {
      pageClass: 'easy-language wide',
      heroImageId: hero,
      ogImageId: share,
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
      og_image: fileOf('b', '500x900', 500),
      og_image_thumbs: {
        small: fileOf('b', '500x900', 320),
        medium: fileOf('b', '500x900', 500),
        large: fileOf('b', '500x900', 500),
      },
      seo: { headline: 'Schlagzeile' },
      hero_image: fileOf('a', '1600x900', 1536),
      hero_thumbs: {
        small: fileOf('a', '1600x900', 640),
        medium: fileOf('a', '1600x900', 1280),
        xlarge: fileOf('a', '1600x900', 1536),
      },
      hero_video: '/media/film.mp4',
      page_class: 'easy-language wide',
      has_tab_navigation: true,
      settings_url: '/de/voll?edit=settings',
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

  test('changes the texts of a page without changing its address, and updates the search', async () => {
    const scope = systemScope(database.db)
    const id = await createPublicPage(scope, { texts: { de: { slug: 'seite', title: 'Seite' } } })
    await changePageTexts(scope, id, 'de', { heroText: 'Glasharmonika', heroLinkUrl: `page:${id}` })
    expect(await findPage(visitorScope(database.db), 'de', 'seite')).toMatchObject({
      title: 'Seite',
      hero_text: 'Glasharmonika',
      hero_link: { url: `page:${id}` },
    })
    expect((await searchAll(visitorScope(database.db), { query: 'Glasharmonika' }, 'de')).content.count).toBe(
      1,
    )
    await expect(changePageTexts(scope, id, 'en', { title: 'Page' })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  test('does not link to pages that visitors may not see yet, nor to their descendants', async () => {
    const scope = systemScope(database.db)
    const parentId = await createPage(scope, {
      isOnline: false,
      texts: { de: { slug: 'intern', title: 'Intern' } },
    })
    const id = await createPublicPage(scope, { parentId, texts: { de: { slug: 'kind', title: 'Kind' } } })
    expect(await resolveReferences(visitorScope(database.db), [`page:${id}`], 'de')).toEqual({})
    expect(await resolveReferences(staffScope(database.db, 'author'), [`page:${id}`], 'de')).toEqual({
      [`page:${id}`]: '/de/intern/kind',
    })
  })

  test('is linked to by number; a link to a deleted page is left out', async () => {
    const scope = systemScope(database.db)
    const id = await createPage(scope, {
      texts: perLanguage((language) => ({ slug: `seite-${language}`, title: 'Seite' })),
    })
    await createForm(scope, { slug: 'kontakt', title: { de: 'Kontakt', en: 'Contact' }, fields: [] })
    expect(
      await resolveReferences(
        scope,
        [`page:${id}#unten`, 'page:999999', 'form:kontakt', 'form:nirgends'],
        'en',
      ),
    ).toEqual({
      [`page:${id}#unten`]: '/en/seite-en#unten',
      'form:kontakt': '/en/forms/kontakt',
    })
  })
})
